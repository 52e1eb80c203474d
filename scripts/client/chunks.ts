/** Maximum size of a helper, in characters of source. Larger ones have files of their own. */
const HELPER_MOST = 9_000;

/** The file with our modules that start the page, and with those that nearly every screen loads. */
const FRAME = 'frame';
const FRAME_SHARE = 0.9;
const TEXTS = /\/src\/i18n\/\w+\/index\.ts$/;
const SCREEN = /\/src\/pages\/[^/]+\/\w+Page\.tsx$/;

/** MUI exports it next to its theme. Nothing calls it, and it imports the fields of forms. */
const UNUSED = /\/enhanceHighContrast\.mjs$/;

/** A module of the bundler. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Modules that the same entries load, together in a file. */
interface Group {
  modules: string[];
  entries: Set<string>;
  size: number;
  /** Groups that it imports. */
  imports: Set<Group>;
}

/** The weight of an entry: of its requests, and of code that it loads in vain. */
interface Weight {
  requests: number;
  waste: number;
}

/** Shared files of a screen. Each further one costs several requests more: a page makes at most 25. */
const FILES_MOST = 11;
const FURTHER_FILE = 20;

/** The screens that most visitors see first. */
const FIRST = /\/src\/pages\/(home|lists|listing-details)\/\w+Page\.tsx$/;

/** The screen with the most pictures and parts, which would make the most requests. */
const DETAILS = /\/ListingDetailsPage\.tsx$/;

/** Screens with many pictures, or with parts that load at once. */
const FULL = /\/(TopAuthor|Home5|BlogSidebar|Moderation|SignUp)Page\.tsx$/;

/** People look at it all day, with a weak signal. */
const TICKET = /\/TicketPage\.tsx$/;

/** Other screens share most of the code of these, and have more of it. */
const PLAIN =
  /\/(AllLocations|Board|BookingConfirmation|Contact|Dashboard|Faq|Join|Pricing)Page\.tsx$/;

/** A tab of a screen, which loads after it. */
const TAB = /\/\w+Tab\.tsx$/;

/** The code that follows a line, which many screens load once they are shown. */
const LIVE = /\/live\/followers\.ts$/;

/** Every screen loads the texts, and few load a dialog. */
const weightOf = (id: string): Weight => {
  if (TEXTS.test(id)) return { requests: 40, waste: 40 };
  if (DETAILS.test(id)) return { requests: 14, waste: 24 };
  if (TICKET.test(id)) return { requests: 8, waste: 24 };
  if (FIRST.test(id)) return { requests: 8, waste: 12 };
  if (FULL.test(id)) return { requests: 10, waste: 8 };
  if (PLAIN.test(id)) return { requests: 1, waste: 14 };
  if (LIVE.test(id)) return { requests: 0.5, waste: 4 };
  if (TAB.test(id)) return { requests: 0.4, waste: 0.4 };
  return SCREEN.test(id) ? { requests: 1, waste: 2.7 } : { requests: 0.05, waste: 0.05 };
};

/** The modules that an entry loads, without those that it imports later. */
const closure = (graph: Graph, from: string, without: ReadonlySet<string>): Set<string> => {
  const all = new Set([from]);
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!without.has(next) && !UNUSED.test(next)) all.add(next);
  return all;
};

/** A group and all that it imports. */
const reached = (from: Group): Set<Group> => {
  const all = new Set([from]);
  for (const one of all) for (const next of one.imports) all.add(next);
  return all;
};

/**
 * Two groups, and every group that imports one of them and is imported by the other. All of them
 * share a file, because a cycle of files could run a module before its imports.
 */
const withBetween = (one: Group, other: Group): Group[] => {
  const all = new Set([one, other]);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const group of reached(from)) if (reached(group).has(to)) all.add(group);
  return [...all];
};

/** The value of a request, in characters of source, and the cost of an entry's files, in requests. */
interface Prices {
  request: number;
  /** The cost of an entry's files if it had fewer of them. */
  costOf: (entry: string, fewer: number) => number;
}

const pricesOf = (all: Iterable<Group>, request: number): Prices => {
  const counts = new Map<string, number>();
  for (const { entries } of all)
    for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const costOf = (entry: string, fewer: number): number => {
    const files = (counts.get(entry) ?? 0) - fewer;
    return files + (SCREEN.test(entry) ? FURTHER_FILE * Math.max(0, files - FILES_MOST) : 0);
  };
  return { request, costOf };
};

/** Characters of source that one file instead of several saves. */
const gain = (groups: readonly Group[], { request, costOf }: Prices): number => {
  const users = new Set(groups.flatMap(({ entries }) => [...entries]));
  const all = new Set(groups.flatMap((group) => [...reached(group)]));
  let saved = 0;
  for (const entry of users) {
    const { requests, waste } = weightOf(entry);
    let files = -1;
    for (const group of all) {
      const isUsed = group.entries.has(entry);
      const isInside = groups.includes(group);
      if (isUsed && isInside) files += 1;
      if (!isUsed) saved -= waste * (group.size + (isInside ? 0 : request));
    }
    saved += requests * request * (costOf(entry, 0) - costOf(entry, files));
  }
  return saved;
};

/** The most that one file instead of two can save, without the code loaded in vain. */
const saving = (one: Group, other: Group, { request, costOf }: Prices): number => {
  let both = 0;
  for (const entry of one.entries)
    if (other.entries.has(entry))
      both += weightOf(entry).requests * (costOf(entry, 0) - costOf(entry, 1));
  return both * request;
};

const unite = (first: Group, others: readonly Group[], all: Set<Group>): void => {
  for (const other of others) {
    first.modules.push(...other.modules);
    first.size += other.size;
    for (const next of other.imports) first.imports.add(next);
    all.delete(other);
  }
  for (const other of [first, ...others]) first.imports.delete(other);
  for (const group of all) {
    const before = group.imports.size;
    for (const other of others) group.imports.delete(other);
    if (group !== first && group.imports.size < before) group.imports.add(first);
  }
  const users = new Set([first, ...others].flatMap(({ entries }) => [...entries]));
  for (const group of reached(first)) for (const user of users) group.entries.add(user);
};

/** Merges the two groups that gain most. @returns false if no merge gains anything */
const uniteBest = (all: Set<Group>, prices: Prices): boolean => {
  let best: Group[] = [];
  let most = 0;
  const list = [...all];
  for (const [index, one] of list.entries())
    for (const other of list.slice(index + 1)) {
      if (saving(one, other, prices) <= most) continue;
      const pair = gain([one, other], prices);
      if (pair <= most) continue;
      const united = withBetween(one, other);
      const worth = united.length === 2 ? pair : gain(united, prices);
      if (worth > most) [best, most] = [united, worth];
    }
  const [first, ...others] = best;
  if (!first) return false;
  unite(first, others, all);
  return true;
};

/**
 * Divides the modules that several screens load into files. One file for each set of screens would
 * be exact, but a screen would need seventy; so it unites files as long as the requests that this
 * saves are worth more than the code that a screen then loads in vain.
 * @param entry the module that the page starts with
 * @param request the characters of source that a request is worth
 * @returns the file of each shared module
 */
export function planChunks(graph: Graph, entry: string, request: number): Map<string, string> {
  const started = closure(graph, entry, new Set());
  const entries = new Set<string>();
  const visit = new Set([entry]);
  for (const id of visit) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) visit.add(next);
    for (const next of dynamicallyImportedIds) {
      visit.add(next);
      if (!started.has(next)) entries.add(next);
    }
  }
  const users = new Map<string, Set<string>>();
  for (const one of [...entries].toSorted())
    for (const id of closure(graph, one, started))
      users.set(id, (users.get(id) ?? new Set()).add(one));
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, used] of [...users].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (used.size < 2) continue;
    const key = [...used].join();
    const group = groups.get(key) ?? { modules: [], entries: used, size: 0, imports: new Set() };
    group.modules.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  for (const [id, group] of groupOf)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = groupOf.get(next);
      if (other && other !== group) group.imports.add(other);
    }
  const all = new Set(groups.values());
  while (uniteBest(all, pricesOf(all, request)));
  const names = new Map<string, string>();
  for (const id of started) {
    // The page starts with the index of a library, but not with all that it lists.
    const isOurs = !id.includes('/node_modules/');
    if (id !== entry && (isOurs || (graph.getModuleInfo(id)?.code?.length ?? 0) < HELPER_MOST))
      names.set(id, FRAME);
  }
  const screens = [...entries].filter((id) => SCREEN.test(id)).length;
  for (const [index, { modules, entries: users }] of [...all].entries()) {
    const isOfFrame =
      [...users].some((id) => TEXTS.test(id)) ||
      [...users].filter((id) => SCREEN.test(id)).length > FRAME_SHARE * screens;
    for (const id of modules) names.set(id, isOfFrame ? FRAME : `part${index}`);
  }
  return names;
}
