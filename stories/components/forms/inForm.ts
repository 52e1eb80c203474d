import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** Canvas and user events of a story's play. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Matches a label that is followed by a star or by "optional". */
export const starting = (label: string): RegExp => new RegExp(`^${label.replace('?', '\\?')}`);

/** The day of a date field, which the form focuses if the date is invalid. */
export const dayOf = (field: HTMLElement): HTMLElement =>
  within(field).getAllByRole('spinbutton')[0]!;

/** Types a date, such as `24051990`, into the sections of a date field. */
export const typeDate = async (
  userEvent: Hands['userEvent'],
  field: HTMLElement,
  digits: string,
): Promise<void> => {
  const day = dayOf(field);
  await userEvent.click(day);
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard(digits);
};

/** Axe cannot decide about lines that the bar of a long form covers. */
export const underBar = {
  'color-contrast/bgOverlap': 'The bar that saves the form covers a part of what scrolls below it.',
};
