import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CountersNow } from '#src/components/counter/CountersNow.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';
import { counters, longName, served } from './people.ts';

const colleague = served({
  code: 'ticket-41',
  rank: 41,
  name: 'Ελένη Δ.',
  counter: 'Θυρίδα 1',
  calledAt: '2026-03-16T09:21:10+02:00',
});

const meta = preview.meta({
  title: 'Components/Counter/CountersNow',
  component: CountersNow,
  args: {
    counters,
    served: [served(), colleague],
    own: 'Θυρίδα 2',
    clockAhead: 0,
    open: 3,
    onOpen: fn(),
  },
});

/** A colleague serves somebody, too, and the third counter is free. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map((spot) => spot.textContent)).toEqual([
      'Θυρίδα 141 Ελένη Δ.8:50',
      'Θυρίδα 2 · εσείς42 Γιώργος Κ.1:30',
      'Θυρίδα 3Ελεύθερη',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(el.state.countersOpen), '2');
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
});

/** Visits at a counter that the place no longer has, or at none. */
export const Elsewhere = meta.story({
  args: {
    served: [
      served({ counter: 'Θυρίδα 9' }),
      served({ code: 'ticket-40', rank: 40, name: longName, counter: null }),
    ],
  },
});

/** A place with one counter, which serves nobody; nothing to choose. */
export const Empty = meta.story({
  args: { counters: ['Καρέκλα'], served: [], own: 'Καρέκλα', open: null },
});
