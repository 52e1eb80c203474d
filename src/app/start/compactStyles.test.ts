import { expect, it } from 'vitest';
import { compactStyles } from './compactStyles.ts';

it('removes declarations that a later rule with the same selector always overrides', () => {
  expect(
    compactStyles('.a{color:red;margin:0;color:blue;}.a:hover{top:1px;}.a:hover{top:0;}'),
  ).toBe('.a{margin:0;color:blue}.a:hover{top:0}');
  expect(compactStyles('@media print{.a{top:1px;}}.a{top:0;}')).toBe('.a{top:0}');
});

it('keeps declarations that win over a later one, or under other conditions', () => {
  const css =
    '.a{top:0;left:0!important}.b{top:1px}.a{left:1px}@media print{.a{top:1px}}@supports (x:y){.a{top:2px}}';
  expect(compactStyles(css)).toBe(css);
});

it('leaves separators in strings and addresses alone', () => {
  const css = String.raw`.a{content:"}\";{";mask:url(data:image/svg+xml;utf8,x)}.b{top:0}`;
  expect(compactStyles(css)).toBe(css);
});

it('writes rules that hold at any width without a condition', () => {
  expect(
    compactStyles('@media (min-width:0px){.a{top:0;}}@media (min-width:9px){.a{top:1px;}}'),
  ).toBe('.a{top:0}@media (min-width:9px){.a{top:1px}}');
});

it('keeps keyframes, and one selector for a placeholder', () => {
  expect(compactStyles('@keyframes x{from{top:0;}to{top:1px;}}')).toBe(
    '@keyframes x{from{top:0;}to{top:1px;}}',
  );
  expect(compactStyles('.a::-webkit-input-placeholder{top:0;}.a::-moz-placeholder{top:0;}')).toBe(
    '.a::placeholder{top:0}',
  );
});
