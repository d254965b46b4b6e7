// The modules of the client come room by room, each room in one file; a module runs when it is first asked for.

const makers = new Map();
const modules = new Map();

/** Says how a module is made: by a function that runs it and gives what it exports. */
export function define(path, maker) {
  makers.set(path, maker);
}

/** A module, made once; its room is fetched if it is not there yet. A failed try may be repeated. */
export function get(path) {
  let module = modules.get(path);
  if (!module) {
    module = make(path).catch((error) => {
      modules.delete(path);
      throw error;
    });
    modules.set(path, module);
  }
  return module;
}

async function make(path) {
  if (!makers.has(path)) await import(`./${path.split('/')[0]}.js`);
  const maker = makers.get(path);
  if (!maker) throw new Error(`no room has the module ${path}`);
  return maker();
}

/** A module that another one asks for while it runs; those of no room come by themselves. */
export function later(from, name) {
  const { pathname } = new URL(name, new URL(from, `${location.origin}/`));
  const path = pathname.slice(1);
  return ROOMS.includes(path.split('/')[0]) ? get(path) : import(pathname);
}

const ROOMS = [/* rooms */];
void get('app/app.js');
