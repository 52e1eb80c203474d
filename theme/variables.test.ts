import { expect, it } from 'vitest';
import { rulesOf, variablesIn, variablesOf, withoutFallbacks } from './variables.ts';

const page = '.a{color:var(--mui-palette-roles-waiting-text);margin:calc(2 * var(--mui-spacing))}';

it('a page gets the variables that it reads, in both schemes, and no others', () => {
  const css = variablesOf(page);
  expect(css.match(/--mui-palette-roles-waiting-text:/g)).toHaveLength(2);
  expect(css.match(/--mui-spacing:/g)).toHaveLength(1);
  expect(css).toMatch(/\[data-scheme="dark"\]\{color-scheme:dark;\}/);
  expect(css).not.toContain('--mui-palette-roles-ticket-fill:');
  expect(css, 'of an element without styles').toContain('--mui-shadows-6:');
});

it('the dark scheme follows the light one, which has the same specificity', () => {
  const rules = rulesOf(variablesIn(page));
  const at = (scheme: string) =>
    rules.findIndex((rule) => rule.includes(`[data-scheme="${scheme}"]`));
  expect(at('light')).toBeGreaterThanOrEqual(0);
  expect(at('dark')).toBeGreaterThan(at('light'));
});

it('a variable whose value reads another brings that one', () => {
  for (const rule of rulesOf(['--mui-font-body1']))
    for (const name of variablesIn(rule))
      expect(rule + rulesOf([name]).join('')).toContain(`${name}:`);
});

it('only a variable that the theme lacks keeps its fallback', () => {
  const fallback = 'rgb(1 2 3 / var(--mui-spacing, 8px))';
  expect(withoutFallbacks(`a{color:var(--mui-palette-divider, ${fallback});margin:0}`)).toBe(
    'a{color:var(--mui-palette-divider);margin:0}',
  );
  expect(withoutFallbacks('a{color:var(--mui-nothing, var(--mui-spacing, 8px))}')).toContain(
    '--mui-nothing, ',
  );
});
