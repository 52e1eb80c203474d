import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';
import guide from './CallNext.md?raw';
import { served, waiting } from './people.ts';

const meta = preview.meta({
  title: 'Components/Counter/CallNext',
  component: CallNext,
  args: {
    next: waiting(),
    visit: served(),
    patienceSeconds: 180,
    clockAhead: 0,
    pending: false,
    onCall: fn(),
  },
  decorators: [within(460)],
  parameters: { docs: { description: { component: guide } } },
});

/** One press ends a visit and calls the next person. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Επόμενος 43 · Μαρία Π. και κλείνει ο 42, ως εξυπηρετημένος',
      }),
    );
    await expect(args.onCall).toHaveBeenCalledWith('processed');
    await userEvent.click(canvas.getByRole('button', { name: el.next.noShow }));
    await expect(args.onCall).toHaveBeenCalledOnce();
  },
});

/** The person who was called did not come, and the patience of the place is over. */
export const CanGiveUp = meta.story({
  args: { visit: served({ calledAt: '2026-03-16T09:26:12+02:00' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.next.noShow }));
    await expect(args.onCall).toHaveBeenCalledWith('no_show');
  },
});

/** While it calls, a second press does nothing and the focus stays. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Επόμενος/ });
    await userEvent.dblClick(button);
    await expect(args.onCall).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
