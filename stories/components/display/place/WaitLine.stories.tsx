import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Wait } from '#common/line/wait.ts';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import guide from './WaitLine.md?raw';

const wait = (change: Partial<Wait> = {}): Wait => ({
  status: 'open',
  waiting: 4,
  minutes: { from: 10, to: 25 },
  opensAt: null,
  message: null,
  ...change,
});

const meta = preview.meta({
  title: 'Components/Display/WaitLine',
  component: WaitLine,
  args: { wait: wait() },
  parameters: { docs: { description: { component: guide } } },
});

/** Open, with people ahead and a window; a screen reader hears minutes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ανοιχτά · 4 περιμένουν, περίπου 10–25′')).toBeVisible();
    await expect(
      canvas.getByText('Ανοιχτά · 4 περιμένουν, περίπου 10–25 λεπτά'),
    ).toBeInTheDocument();
  },
});

export const NoWait = meta.story({
  args: { wait: wait({ waiting: 0, minutes: { from: 0, to: 0 } }) },
});

/** No visits yet, so no pace is known. */
export const NoPace = meta.story({ args: { wait: wait({ minutes: null }) } });

/** A wait of hours is told by the clock. */
export const LongWait = meta.story({
  args: { wait: wait({ waiting: 60, minutes: { from: 95, to: 150 } }) },
});

/** All numbers of today are taken. */
export const Full = meta.story({ args: { wait: wait({ status: 'full', minutes: null }) } });

/** The place pauses and says until when. */
export const Paused = meta.story({
  args: { wait: wait({ status: 'paused', minutes: null, message: 'Επιστρέφουμε 11:15' }) },
});

/** The last minutes: open, but no more numbers. */
export const Ended = meta.story({ args: { wait: wait({ status: 'ended', minutes: null }) } });

/** Closed, with numbers given for Monday. */
export const Closed = meta.story({
  args: {
    wait: wait({
      status: 'closed',
      waiting: 24,
      minutes: null,
      opensAt: Date.parse('2026-03-23T08:00:00+02:00'),
    }),
  },
});

/** It gives no numbers today. */
export const NoNumbers = meta.story({
  args: { wait: wait({ status: 'none', waiting: 0, minutes: null }) },
});
