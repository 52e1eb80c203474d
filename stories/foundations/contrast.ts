import { rgbToHex, type Palette } from '@mui/material/styles';
import type { RoleName } from '#theme/roles.ts';

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * Contrast ratio of two `#RRGGBB` colours, 1 to 21.
 * Source: WCAG 2.2, definition of contrast ratio.
 */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Two colours that occur together, with their contrast. */
export interface Pair {
  name: string;
  /** The foreground: text or a line. */
  ink: string;
  ground: string;
  /** 4.5 for text, 3 for lines of controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
  least: number;
  ratio: number;
}

/** The pairs of a role or of the page. */
export interface ColourGroup {
  name: string;
  says: string;
  pairs: Pair[];
}

const pair = (name: string, ink: string, ground: string, least = 4.5): Pair => ({
  name,
  ink,
  ground,
  least,
  ratio: contrast(ink, ground),
});

const roles: Record<RoleName, string> = {
  waiting: 'Someone waits, or something needs attention soon.',
  active: 'Selected, current or informative. Also selected text.',
  success: 'Done, served, open.',
  danger: 'Errors, cancellations and irreversible actions.',
  neutral: 'Past, unknown or unimportant.',
  accent: 'The warm accent of a page, never a state.',
  ticket: 'The paper of a ticket and its ink.',
};

/** All pairs of colours in a scheme, from the theme. */
export const colourGroups = (palette: Palette): ColourGroup[] => [
  {
    name: 'page',
    says: 'Text, links, outlines and focus rings on the page and on sheets.',
    pairs: (['default', 'paper'] as const).flatMap((name) => {
      const ground = palette.background[name];
      return [
        pair(`text.primary / background.${name}`, palette.text.primary, ground),
        pair(`text.secondary / background.${name}`, palette.text.secondary, ground),
        pair(`primary.main / background.${name}`, palette.primary.main, ground),
        pair(`secondary.main / background.${name}`, palette.secondary.main, ground),
        pair(`error.main / background.${name}`, palette.error.main, ground),
        pair(`control.outline / background.${name}`, palette.roles.control.outline, ground, 3),
      ];
    }),
  },
  {
    name: 'buttons',
    says: 'The label of a filled button in each colour, also under the pointer.',
    pairs: (['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const).flatMap(
      (name) =>
        (['main', 'dark'] as const).map((look) =>
          pair(
            `${name}.contrastText / ${name}.${look}`,
            palette[name].contrastText,
            rgbToHex(palette[name][look]),
          ),
        ),
    ),
  },
  ...Object.entries(roles).map(([name, says]) => {
    const set = palette.roles[name as RoleName];
    return {
      name,
      says,
      pairs: [
        pair('text / background', set.text, set.background),
        pair('onFill / fill', set.onFill, set.fill),
        ...(name === 'active'
          ? [pair('primary.main / background', palette.primary.main, set.background)]
          : []),
      ],
    };
  }),
  {
    name: 'scrim',
    says: 'The dark layer between a picture and its text.',
    pairs: [pair('onFill / fill', palette.roles.scrim.onFill, palette.roles.scrim.fill)],
  },
];
