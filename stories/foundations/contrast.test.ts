import { expect, it } from 'vitest';
import { theme } from '#theme/index.ts';
import { colourGroups, contrast } from './contrast.ts';

it('computes the known extremes of contrast', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it.each(['light', 'dark'] as const)(
  'keeps text, controls and focus rings readable in the %s scheme',
  (scheme) => {
    const palette = theme.colorSchemes?.[scheme]?.palette;
    const pairs = palette ? colourGroups(palette).flatMap((group) => group.pairs) : [];
    expect(pairs.length).toBeGreaterThan(35);
    expect(pairs.filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
  },
);
