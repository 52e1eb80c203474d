import type { Palette } from '@mui/material/styles';
import { contrast } from '#theme/contrast.ts';
import type { RoleName } from '#theme/roles.ts';

/** Two colours of a scheme that are seen together, and how far apart they are. */
export interface Pair {
  name: string;
  /** The colour on top: a text, or a line. */
  ink: string;
  ground: string;
  /** 4.5 for texts, 3 for lines that a control needs. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
  least: number;
  ratio: number;
}

/** The pairs of a role, or of the page itself. */
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
  waiting: 'Somebody waits, or something needs attention soon.',
  active: 'Chosen, current, informative; also the selection of text.',
  success: 'Done, served, open.',
  danger: 'Wrong, called off, cannot be undone.',
  neutral: 'Over, unknown, or of no weight.',
  accent: 'The one warm note of a page; never a state.',
  ticket: 'The paper of a ticket and the ink on it.',
};

const pageGroup = (palette: Palette): ColourGroup => ({
  name: 'page',
  says: 'Texts, links and outlines on the page and on sheets.',
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
});

const buttonGroup = (palette: Palette): ColourGroup => ({
  name: 'buttons',
  says: 'The word on a filled button of each colour.',
  pairs: (['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const).map((name) =>
    pair(`${name}.contrastText / ${name}.main`, palette[name].contrastText, palette[name].main),
  ),
});

/** All colours of a scheme that meet, from the live theme. */
export const colourGroups = (palette: Palette): ColourGroup[] => [
  pageGroup(palette),
  buttonGroup(palette),
  ...Object.entries(roles).map(([name, says]) => {
    const set = palette.roles[name as RoleName];
    return {
      name,
      says,
      pairs: [
        pair('text / background', set.text, set.background),
        pair('onFill / fill', set.onFill, set.fill),
      ],
    };
  }),
  {
    name: 'scrim',
    says: 'The dark layer between a picture and the words on it.',
    pairs: [pair('onFill / fill', palette.roles.scrim.onFill, palette.roles.scrim.fill)],
  },
];
