// Things that change over some time, frame by frame, and can be ended at once.

export class Tweens {
  /** @type {Set<() => void>} */
  #ends = new Set();

  /** Calls a function with 0 to 1 over some time.
   * @param {number} time in milliseconds @param {(share: number) => void} draw
   * @returns {Promise<void>} */
  run(time, draw) {
    return new Promise((resolve) => {
      const begin = performance.now();
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        this.#ends.delete(end);
        draw(1);
        resolve();
      };
      this.#ends.add(end);
      const step = () => {
        const share = (performance.now() - begin) / time;
        if (share >= 1) return end();
        draw(share);
        frame = requestAnimationFrame(step);
      };
      draw(0);
      frame = requestAnimationFrame(step);
    });
  }

  /** Everything is as it will be. */
  end() {
    for (const end of [...this.#ends]) end();
  }
}
