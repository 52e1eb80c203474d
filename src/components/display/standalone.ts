import type { CSSObject } from '@mui/material/styles';

/**
 * The style of a link that stands alone in its line, such as a title. It reacts to a mouse over at
 * least 24 px and to a finger over 44 px, while the lines around it stay where they are.
 */
export const standalone: CSSObject = {
  '--spare': 'max(0px, (24px - 1lh) / 2)',
  '@media (pointer: coarse)': { '--spare': 'max(0px, (44px - 1lh) / 2)' },
  position: 'relative',
  display: 'inline-block',
  paddingBlock: 'var(--spare)',
  marginBlock: 'calc(0px - var(--spare))',
};
