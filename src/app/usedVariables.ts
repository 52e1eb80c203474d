import type { StyleSheet } from '#common/page/protocol.ts';

const isTheme = ({ css }: StyleSheet): boolean => css.startsWith(':root{--mui-');

/** A definition of one of the theme's variables. */
const DEFINITION = /(--mui-[\w-]+):([^;{}]*);/g;

const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name!);

/**
 * Reduces the theme's variables, which are a fifth of a page's styles, to those that the page uses.
 * The reduced sheets have no name, so that the browser adds the complete ones when it hydrates the
 * page: what is opened later may use any variable.
 */
export const onlyUsedVariables = (sheets: StyleSheet[], html: string): StyleSheet[] => {
  const theme = sheets.filter(isTheme);
  const values = new Map<string, string>();
  for (const { css } of theme)
    for (const [, name, value] of css.matchAll(DEFINITION))
      values.set(name!, (values.get(name!) ?? '') + value);
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    namesIn(values.get(name) ?? '').forEach(use);
  };
  namesIn(html).forEach(use);
  for (const sheet of sheets) if (!isTheme(sheet)) namesIn(sheet.css).forEach(use);
  return sheets.map((sheet) =>
    isTheme(sheet)
      ? {
          name: null,
          css: sheet.css.replaceAll(DEFINITION, (all, name: string) => (used.has(name) ? all : '')),
        }
      : sheet,
  );
};
