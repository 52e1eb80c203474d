import type { StoryContext } from '@storybook/react-vite';

/** The canvas and the hands of a story's play. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A label followed by its star or by “optional”. */
export const starting = (label: string): RegExp => new RegExp(`^${label.replace('?', '\\?')}`);
