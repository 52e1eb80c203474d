/** What the bundler says about its modules, as in the `preview-stats.json` of a build. */
export interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[];
}

/** Which module imports which, at once or later; modules are named by paths such as `./src/a.ts`. */
export class ModuleGraph {
  #imports = new Map<string, Set<string>>();

  constructor({ modules }: Stats) {
    for (const { id, reasons = [] } of modules) {
      this.#of(id);
      for (const { moduleName } of reasons) this.#of(moduleName).add(id);
    }
  }

  #of(id: string): Set<string> {
    const known = this.#imports.get(id) ?? new Set();
    this.#imports.set(id, known);
    return known;
  }

  has(id: string): boolean {
    return this.#imports.has(id);
  }

  /** All modules that one needs, itself included, without those that `outside` refuses. */
  reach(start: string, outside: (id: string) => boolean): Set<string> {
    const reached = new Set([start]);
    // A set that grows while it is walked through hands out the new ones too.
    for (const id of reached)
      for (const next of this.#imports.get(id) ?? []) if (!outside(next)) reached.add(next);
    return reached;
  }
}
