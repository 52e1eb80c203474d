import type { StoryContext } from '@storybook/react-vite';

/** Canvas and user events of a story's play. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Matches a label that is followed by a star or by "optional". */
export const starting = (label: string): RegExp => new RegExp(`^${label.replace('?', '\\?')}`);
