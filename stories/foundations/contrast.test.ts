import { darken, rgbToHex } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light } from '#theme/palette.ts';
import { darkRoles, lightRoles, type RoleColours, type Roles } from '#theme/roles.ts';

const schemes = [
  { name: 'light', palette: light.palette!, roles: lightRoles },
  { name: 'dark', palette: dark.palette!, roles: darkRoles },
];

const sets = (roles: Roles): [string, RoleColours][] =>
  Object.entries(roles).filter((entry): entry is [string, RoleColours] => 'text' in entry[1]);

const main = (colour: unknown): string => (colour as { main: string }).main;
/** The ground of a button under the pointer, which MUI derives if the theme names none. */
const hovered = (colour: unknown): string =>
  (colour as { dark?: string }).dark ?? rgbToHex(darken(main(colour), 0.3));
const onMain = (colour: unknown): string => (colour as { contrastText: string }).contrastText;

describe('contrast', () => {
  it('returns the known extremes', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  for (const { name, palette, roles } of schemes) {
    const grounds = [palette.background!.default!, palette.background!.paper!];

    it(`keeps text readable in ${name}`, () => {
      const pairs: [string, string, string][] = [
        ...sets(roles).flatMap(([role, set]): [string, string, string][] => [
          [`${role} text`, set.text, set.background],
          [`${role} on fill`, set.onFill, set.fill],
        ]),
        ...grounds.flatMap((ground): [string, string, string][] => [
          ['primary text', palette.text!.primary!, ground],
          ['secondary text', palette.text!.secondary!, ground],
          ['link', main(palette.primary), ground],
          ['accent link', main(palette.secondary), ground],
          ['error text', main(palette.error), ground],
          ['link in a tinted row', main(palette.primary), roles.active.background],
        ]),
        ...(['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const).flatMap(
          (key): [string, string, string][] => [
            [`${key} button`, onMain(palette[key]), main(palette[key])],
            [`${key} button under the pointer`, onMain(palette[key]), hovered(palette[key])],
          ],
        ),
        ['text on a picture', roles.scrim.onFill, roles.scrim.fill],
      ];
      const failing = pairs
        .map(([what, text, ground]) => ({ what, ratio: contrast(text, ground) }))
        .filter(({ ratio }) => ratio < 4.5);
      expect(failing).toEqual([]);
    });

    it(`keeps controls and focus rings visible in ${name}`, () => {
      const failing = grounds
        .flatMap((ground) => [
          { what: 'control outline', ratio: contrast(roles.control.outline, ground) },
          { what: 'focus ring', ratio: contrast(main(palette.primary), ground) },
        ])
        .filter(({ ratio }) => ratio < 3);
      expect(failing).toEqual([]);
    });
  }
});
