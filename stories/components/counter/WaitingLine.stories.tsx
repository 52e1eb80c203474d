import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { line } from './people.ts';

const meta = preview.meta({
  title: 'Components/Counter/WaitingLine',
  component: WaitingLine,
  args: { people: line(6), clockAhead: 0, calling: null, onCall: fn() },
});

/** Five hundred people: all of them are there for the search in the page and screen readers. */
export const Crowd = meta.story({
  args: { people: line(500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '500 περιμένουν' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(500);
  },
});

/** Somebody is being called out of turn: a second press does nothing. */
export const Calling = meta.story({
  args: { calling: 'ticket-44' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /αριθμού 44/ }));
    await expect(args.onCall).not.toHaveBeenCalled();
  },
});
