import { expect, it } from 'vitest';
import { onlyUsedVariables } from './usedVariables.ts';

const theme = {
  name: 'css-global 1',
  css: ':root{--mui-a:1px;--mui-b:var(--mui-a, 1px);--mui-c:3px;}[data-scheme="dark"]{--mui-b:var(--mui-d);--mui-c:4px;--mui-d:5px;}',
};

it('keeps what the styles and the markup use, and what those variables use in any scheme', () => {
  const own = { name: 'css x', css: '.css-x{margin:var(--mui-b);}' };
  expect(onlyUsedVariables([theme, own], '')).toEqual([
    {
      name: null,
      css: ':root{--mui-a:1px;--mui-b:var(--mui-a, 1px);}[data-scheme="dark"]{--mui-b:var(--mui-d);--mui-d:5px;}',
    },
    own,
  ]);
  expect(onlyUsedVariables([theme], '<p style="margin:var(--mui-c)">')[0]!.css).toBe(
    ':root{--mui-c:3px;}[data-scheme="dark"]{--mui-c:4px;}',
  );
});
