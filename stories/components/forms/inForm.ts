import type { StoryContext } from '@storybook/react-vite';

/** Canvas and user events of a story's play. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Matches a label that is followed by a star or by "optional". */
export const starting = (label: string): RegExp => new RegExp(`^${label.replace('?', '\\?')}`);

/** Axe cannot decide about lines that the bar of a long form covers. */
export const underBar = {
  'color-contrast/bgOverlap': 'The bar that saves the form covers a part of what scrolls below it.',
};
