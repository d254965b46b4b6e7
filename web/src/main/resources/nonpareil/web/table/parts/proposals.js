// What somebody proposes to do by hand, in words.

/** @typedef {import('../../by-hand-types.js').Proposal} Proposal */
/** @typedef {import('./names.js').Names} Names */

/** A sentence without its stop. @param {Proposal} proposal @param {Names} names @returns {string} */
export function proposed(proposal, names) {
  const { act, fighter, of, space, health, card } = proposal;
  return names.say(`proposal.${act}`, {
    who: fighter ? names.called(fighter) : names.player(of ?? 0),
    where: space ? names.space(space) : '',
    n: health ?? 0,
    card: card ? names.quoted(of ?? 0, card) : '',
  });
}
