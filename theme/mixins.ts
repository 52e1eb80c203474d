import type { Theme } from '@mui/material/styles';
import { radii } from './tokens.ts';
import type { RoleName } from './roles.ts';

/** Groups of styles that many elements share. Components read them from `theme.mixins`. */
export const mixinsOf = ({ vars, typography }: Theme) => {
  const { background, divider, roles, text } = vars.palette;
  return {
    /** Elements side by side and centred, which wrap if they do not fit. */
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    /** Elements side by side and centred, in one row. */
    beside: { display: 'flex', alignItems: 'center' },
    baseline: { display: 'flex', alignItems: 'baseline' },
    /** Two elements at the ends of their row. */
    ends: { display: 'flex', justifyContent: 'space-between' },
    wrap: { display: 'flex', flexWrap: 'wrap' },
    /** A text with its icon, centred in their line. */
    inline: { display: 'inline-flex', alignItems: 'center' },
    centred: { display: 'grid', placeItems: 'center' },
    /** One column, no wider than its place even if a word is longer. */
    stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    /** One column of centred elements. */
    middle: { display: 'grid', justifyItems: 'center' },
    column: { display: 'flex', flexDirection: 'column' },
    /** Takes the space that its neighbours leave, however long its words are. */
    fill: { flex: 1, minWidth: 0 },
    /** Over the whole nearest positioned element. */
    cover: { position: 'absolute', inset: 0 },
    /** A bordered surface with the corners of a card. */
    sheet: {
      border: `1px solid ${divider}`,
      borderRadius: radii.card,
      backgroundColor: background.paper,
    },
    /** The name of a thing, in a size of its own. */
    title: { fontWeight: typography.fontWeightBold, lineHeight: 1.3 },
    /** Hyphenates long words instead of cutting them. */
    words: { overflowWrap: 'break-word', hyphens: 'auto' },
    /** A button that looks like the text around it. */
    plainButton: { border: 0, background: 'none', font: 'inherit', cursor: 'pointer' },
    note: { ...typography.body2, color: text.secondary },
    smallNote: { ...typography.caption, color: text.secondary },
    /** Bold numbers with digits of one width. */
    figure: { fontWeight: 750, fontVariantNumeric: 'tabular-nums lining-nums' },
    /** The same in the weight of a title, for numbers within other text. */
    smallFigure: { fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' },
    ellipsis: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    /** The size and shape of the dot that shows a state. */
    dot: { width: 8, height: 8, flex: 'none', borderRadius: '50%' },
    /** Truncates text after some lines. Screen readers still read all of it. */
    clamp: (lines: number) =>
      ({
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }) as const,
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
