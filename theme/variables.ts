import { theme } from './index.ts';

/** Variables that drawings and the shadows of papers and toasts read, which no style contains. */
const OUTSIDE_STYLES = [
  '--mui-shadows-0',
  '--mui-shadows-6',
  '--mui-palette-primary-main',
  '--mui-palette-secondary-main',
  '--mui-palette-text-primary',
  '--mui-palette-text-secondary',
];

type Declarations = Record<string, string | number>;

/** MUI's rules: the base, the light and the dark scheme, in the order in which they must stand. */
const readRules = (): [selector: string, declarations: Declarations][] =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Declarations>));

let rules: ReturnType<typeof readRules> | undefined;

/** A variable with its fallback, whose brackets contain at most two levels of others. */
const WITH_FALLBACK = /var\((--mui-[\w-]+), ?(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

let everywhere: Set<string> | undefined;

/** The variables of both schemes. */
const readDefined = (): Set<string> =>
  new Set(
    (rules ??= readRules()).flatMap(([selector, declarations]) =>
      selector.includes(':root') ? Object.keys(declarations) : [],
    ),
  );

/** Removes the fallbacks of the theme's variables, which every page defines. */
export const withoutFallbacks = (css: string): string => {
  const defined = (everywhere ??= readDefined());
  return css.replaceAll(WITH_FALLBACK, (read, name: string) =>
    defined.has(name) ? `var(${name})` : read,
  );
};

/** The names of the variables that a style or an element reads. */
export const variablesIn = (text: string): string[] =>
  text.includes('var(--mui-')
    ? [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name!)
    : [];

/** These variables and those that their values read. */
const complete = (names: Iterable<string>): Set<string> => {
  const all = new Set(names);
  // A set visits what is added while it is read.
  for (const name of all)
    for (const [, declarations] of (rules ??= readRules()))
      for (const other of variablesIn(String(declarations[name] ?? ''))) all.add(other);
  return all;
};

/** The rules that define these variables in both schemes, and nothing else. */
export const rulesOf = (names: Iterable<string>): string[] => {
  const all = complete(names);
  return (rules ??= readRules()).flatMap(([selector, declarations]) => {
    const used = Object.entries(declarations).filter(([name]) => all.has(name));
    const text = used.map(([name, value]) => `${name}:${value};`).join('');
    return text ? [`${selector}{${text}}`] : [];
  });
};

/**
 * The variables of a page: MUI has several hundred, and a page reads about sixty.
 * @param page its styles and elements
 */
export const variablesOf = (page: string): string => {
  const schemes = (rules ??= readRules()).flatMap(([selector, { colorScheme }]) =>
    colorScheme ? [`${selector}{color-scheme:${colorScheme};}`] : [],
  );
  return [...schemes, ...rulesOf([...OUTSIDE_STYLES, ...variablesIn(page)])].join('');
};
