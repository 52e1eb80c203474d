import type { Theme } from '@mui/material/styles';
import { radii } from './tokens.ts';
import type { RoleName } from './roles.ts';

/** Groups of styles that many elements share. Components read them from `theme.mixins`. */
export const mixinsOf = ({ vars, typography }: Theme) => {
  const { background, divider, roles, text } = vars.palette;
  return {
    /** Elements side by side and centred, which wrap if they do not fit. */
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    /** A bordered surface with the corners of a card. */
    sheet: {
      border: `1px solid ${divider}`,
      borderRadius: radii.card,
      backgroundColor: background.paper,
    },
    note: { ...typography.body2, color: text.secondary },
    smallNote: { ...typography.caption, color: text.secondary },
    /** The text of a role on its background. */
    soft: (role: RoleName) => ({
      color: roles[role].text,
      backgroundColor: roles[role].background,
    }),
    /** The text of a role on its fill. */
    solid: (role: RoleName | 'scrim') => ({
      color: roles[role].onFill,
      backgroundColor: roles[role].fill,
    }),
  } as const;
};
