import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

/** The code that a screen loads before it can render, in bytes of brotli. */
export interface ScreenWeight {
  /** The screen's module below `src/pages`, such as `home/HomePage`; `entry` for all screens. */
  screen: string;
  /** Files with their weight, without those of the entry. */
  files: [file: string, bytes: number][];
  own: number;
  sum: number;
}

const PAGE = /^src\/pages\/(.+Page)\.tsx$/;
/** Modules that the entry loads, although it can start without them: the app, Greek texts. */
const STARTED = /^src\/(app\/(main|start|App)\.|i18n\/el\/)/;

/** The chunks that a chunk needs before it runs, including itself. */
const closure = (manifest: Manifest, from: string[]): Set<string> => {
  const all = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    if (all.has(key)) return;
    all.add(key);
    chunk.imports?.forEach(add);
    chunk.dynamicImports?.filter((next) => STARTED.test(next)).forEach(add);
  };
  from.forEach(add);
  return all;
};

const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]));

/**
 * Weighs the entry and every screen.
 * @param weigh returns the weight of a built file
 * @param screens the modules of all screens, to detect one without its own chunk
 */
export function weighScreens(
  manifest: Manifest,
  screens: readonly string[],
  weigh: (file: string) => number,
): ScreenWeight[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const entry = filesOf(manifest, closure(manifest, entries));
  const weight = (files: Iterable<string>) =>
    [...files].map((file): [string, number] => [file, weigh(file)]);
  const sum = (files: [string, number][]) => files.reduce((all, [, bytes]) => all + bytes, 0);
  const common = weight(entry);
  const all = sum(common);
  return [
    { screen: 'entry', files: common, own: all, sum: all },
    ...screens.map((module) => {
      const screen = PAGE.exec(module)?.[1];
      if (!screen || !manifest[module])
        throw new Error(`${module} has no chunk of its own, so every visitor would load it`);
      const needed = filesOf(manifest, closure(manifest, [module]));
      const files = weight([...needed].filter((file) => !entry.has(file)));
      return { screen, files, own: sum(files), sum: all + sum(files) };
    }),
  ];
}

/** The limits by screen, in kB (1000 bytes) of brotli. */
export type Budgets = Record<string, number>;

/** Violations: a screen over its budget or without one, or a budget without a screen. */
export function beyond(weights: readonly ScreenWeight[], budgets: Budgets): string[] {
  const known = new Set(weights.map(({ screen }) => screen));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    ...weights.flatMap(({ screen, sum }) => {
      const limit = budgets[screen];
      if (limit === undefined) return [`${screen} has no budget; it needs ${kB(sum)} kB`];
      const over = sum - limit * 1000;
      return over > 0
        ? [`${screen} needs ${kB(sum)} kB, ${kB(over)} kB more than its ${limit} kB`]
        : [];
    }),
    ...Object.keys(budgets)
      .filter((screen) => !known.has(screen))
      .map((screen) => `there is a budget for ${screen}, but no such screen`),
  ];
}

/** Current weights plus a little room, but never above the previous budget. */
export const tightened = (weights: readonly ScreenWeight[], budgets: Budgets): Budgets =>
  Object.fromEntries(
    weights.map(({ screen, sum }) => [
      screen,
      Math.min(budgets[screen] ?? Infinity, Math.ceil((sum / 1000) * 1.03 * 10) / 10),
    ]),
  );

/** The transferred bytes of a built file: those of its `.br` if the build makes one. */
export const weighIn =
  (folder: string) =>
  (file: string): number => {
    const path = join(folder, file);
    return existsSync(`${path}.br`)
      ? statSync(`${path}.br`).size
      : brotliCompressSync(readFileSync(path)).length;
  };
