// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createStyleCache, shortStyleNames } from './styles.ts';

const css = '.css-a1{margin:0;}.css-a1 .css-inner{top:0;}@media (min-width:1px){.css-b2{top:1px;}}';

it('leaves out names that the sheet itself says', () => {
  expect(shortStyleNames('css', ['a1', 'b2'], css)).toBe('css');
  expect(shortStyleNames('css', ['a1', 'animation-x'], css)).toBe('css a1 animation-x');
});

it('gives the browser all names, so that it writes no style twice', () => {
  document.head.innerHTML = `<style data-emotion="css">${css}</style>`;
  expect(createStyleCache().inserted).toEqual({ a1: true, b2: true });
});
