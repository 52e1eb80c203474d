import { describe, expect, it } from 'vitest';
import { classesOfFirstView, sheetOf, splitStates, withoutSheet } from './lateStyles.ts';

it('finds the classes outside content below the first view, at any depth', () => {
  const html =
    '<div class="css-a"><img class="css-b" alt=">"/><p data-below="true" class="css-c"><i class="css-d"></i></p>' +
    '<svg class="x css-e"><path></path></svg></div><footer data-last="true"><b class="css-a css-f"></b></footer><p class="css-g">';
  expect([...classesOfFirstView(html)]).toEqual(['a', 'b', 'e', 'g']);
});

describe('the rules of a class', () => {
  it('are separated by what the first paint needs', () => {
    const { base, states } = splitStates(
      '.css-a{top:0}.css-a:hover{left:0}.css-a:disabled{left:1px}.css-a:not(:hover){right:0}' +
        '@media print{.css-a{color:red}}@media (width>1px){.css-a{top:2px}.css-a:focus{top:3px}}' +
        '.css-a:hover,.css-a[open]{bottom:0}',
    );
    expect(base).toBe(
      '.css-a{top:0}.css-a:disabled{left:1px}.css-a:not(:hover){right:0}@media (width>1px){.css-a{top:2px}}.css-a:hover,.css-a[open]{bottom:0}',
    );
    expect(states).toBe(
      '.css-a:hover{left:0}@media print{.css-a{color:red}}@media (width>1px){.css-a:focus{top:3px}}',
    );
  });

  it.each([
    ['as specific', '.css-a:hover{color:red}.css-a[open]{color:blue}'],
    ['a shorthand', '.css-a:hover{border-color:red}.css-a[open]{border:0}'],
    ['in print', '@media print{.css-a{color:red}}@media (width>1px){.css-a{color:blue}}'],
  ])('stay together if a later one of the first paint would lose: %s', (_name, css) => {
    expect(splitStates(css)).toEqual({ base: css, states: '' });
  });

  it.each([
    ['less specific', '.css-a:hover{color:red}.css-a{color:blue}'],
    ['another property', '.css-a:hover{color:red}.css-a[open]{top:0}'],
    ['another part', '.css-a option{color:red}.css-a::placeholder{color:blue}'],
    ['disabled', '.css-a:hover{color:red}.css-a:disabled{color:blue}'],
  ])('are separated if a later one wins or loses anyway: %s', (_name, css) => {
    expect(splitStates(css).states).not.toBe('');
  });
});

const a = '.css-a{top:0}.css-a:hover{top:1px}';
const b = '.css-b{left:0}';
const c = '.css-c{color:var(--mui-palette-primary-main)}.css-c:focus{top:0}';
const rules = new Map(Object.entries({ a, b, c }));

it('a sheet has the classes of content below whole, and of others what needs a pointer or a key', () => {
  const sheet = sheetOf([{ rules, first: new Set(['a', 'b']) }]);
  expect(sheet).toMatchObject({ whole: ['c'], states: ['a'] });
  expect(sheet.css).toMatch(`${c}@media all{.css-a:hover{top:1px}}`);
  // Both schemes, because the page has only the variables of its own styles.
  expect(sheet.css.split('--mui-palette-primary-main:')).toHaveLength(3);
});

it('a class of a first view is in no sheet whole, because the sheet would repeat its rules', () => {
  const pages = [new Set(['a', 'b', 'c']), new Set(['b'])].map((first) => ({ rules, first }));
  expect(sheetOf(pages)).toMatchObject({ whole: [], states: ['a', 'c'] });
});

it('a page keeps the styles of its first view and those that its sheet lacks', () => {
  const sheet = { whole: ['a', 'c'], states: ['b'] };
  expect(withoutSheet({ rules, first: new Set(['a', 'b']) }, sheet)).toEqual([
    '.css-a{top:0}',
    b,
    '',
  ]);
  expect(withoutSheet({ rules, first: new Set() }, { whole: [], states: [] })).toEqual([a, b, c]);
});
