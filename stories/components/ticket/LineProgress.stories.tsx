import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';
import { booking } from '#src/i18n/el/booking.ts';
import { ticket } from '#src/i18n/el/ticket.ts';

const meta = preview.meta({
  title: 'Components/Ticket/LineProgress',
  component: LineProgress,
  args: {
    peopleAhead: 5,
    passed: 3,
    window: { from: '09:40', to: '10:05' },
    visits: 24,
    nowServing: [
      { rank: 36, counter: 'Θυρίδα 2' },
      { rank: 35, counter: 'Θυρίδα 1' },
    ],
  },
  decorators: [within(420, { containerType: 'inline-size' })],
});

/** Three of eight have passed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', {
      name: 'Πόσοι πέρασαν από όσους ήταν μπροστά σας',
    });
    await expect(progress).toHaveAttribute('aria-valuetext', '3 από 8');
    await expect(
      canvas.getByText('Εκτίμηση από 24 εξυπηρετήσεις εδώ· ισχύει περίπου 4 φορές στις 5'),
    ).toBeVisible();
  },
});

/** Many people are a bar. */
export const Many = meta.story({ args: { peopleAhead: 31, passed: 14 } });

/** Nobody is ahead any more. */
export const NobodyAhead = meta.story({ args: { peopleAhead: 0, passed: 8 } });

/** A break, in the place's words; no window can be told meanwhile. */
export const Paused = meta.story({ args: { pause: 'Επιστρέφουμε 11:15', window: null } });

/** Closing time may come before the call. */
export const TightDay = meta.story({
  args: { window: { from: '13:30', to: '14:00' }, enough: false },
});

/** The call would come after closing: there is no window to tell. */
export const NotEnough = meta.story({
  args: { peopleAhead: 31, window: null, enough: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.notEnough)).toBeVisible();
    await expect(canvas.queryByText(ticket.noWindow)).toBeNull();
  },
});

/** The owner closed the day of the number, and says why; there is no window to tell. */
export const DayClosed = meta.story({
  args: { passed: 0, closed: 'Απεργία', window: null, nowServing: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Την ημέρα αυτή είναι κλειστά: Απεργία')).toBeVisible();
    await expect(canvas.queryByText(ticket.noWindow)).toBeNull();
  },
});

/** Just taken, at a place whose owner alone says how long a visit takes. */
export const JustTaken = meta.story({ args: { passed: 0, visits: null, nowServing: [] } });

/** A server that says no more than how many are ahead. */
export const Bare = meta.story({ args: { passed: 0, window: null, nowServing: null } });
