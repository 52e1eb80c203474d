import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { VisitCard } from '#src/components/counter/VisitCard.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';

import { longName, served } from './people.ts';
import guide from './VisitCard.md?raw';

const meta = preview.meta({
  title: 'Components/Counter/VisitCard',
  component: VisitCard,
  args: { visit: served(), counter: 'Θυρίδα 2', patienceSeconds: 180, pending: null, onAct: fn() },
  decorators: [within(460)],
  parameters: { docs: { description: { component: guide } } },
});

/** Called a minute ago, so a no-show is not possible yet. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const action of ['recall', 'done', 'return'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: el.visit[action] }));
      await expect(args.onAct).toHaveBeenLastCalledWith(action);
    }
    const noShow = canvas.getByRole('button', { name: 'Δεν ήρθε · σε 2:00' });
    await expect(noShow).toHaveAccessibleDescription(el.visit.patience);
    await userEvent.click(noShow);
    await expect(args.onAct).toHaveBeenCalledTimes(3);
  },
});

/** After the no-show time, with the longest name and a long day. */
export const NoShowPossible = meta.story({
  args: { visit: served({ rank: 1042, name: longName, called_at: '2026-03-16T08:20:00+02:00' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.visit.no_show }));
    await expect(args.onAct).toHaveBeenCalledWith('no_show');
  },
});
