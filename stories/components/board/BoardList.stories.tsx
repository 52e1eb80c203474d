import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BoardList } from '#src/components/board/BoardList.tsx';
import type { CalledNumber } from '#src/lib/calls.ts';

const calls = (newest: number, length: number): CalledNumber[] =>
  Array.from({ length }, (_, index) => ({
    rank: newest - index,
    counter: `Θυρίδα ${((newest - index) % 3) + 1}`,
    calledAt: null,
    recalls: 0,
  }));

const meta = preview.meta({
  title: 'Components/Board/BoardList',
  component: BoardList,
  args: { waiting: 12, nowServing: calls(43, 3), recentCalls: calls(43, 9) },
  decorators: [
    (Story) => (
      <Box sx={{ fontSize: 16, display: 'grid', minHeight: 480 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Three counters; five calls before those. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [serving, before] = canvas.getAllByRole('list');
    await expect(serving).toHaveTextContent('43Θυρίδα 242Θυρίδα 141Θυρίδα 3');
    await expect(before!.children).toHaveLength(5);
    await expect(before).not.toHaveTextContent('41');
    await expect(canvas.getByText('12 περιμένουν')).toBeVisible();
  },
});

/** Sixteen counters stand in columns; the last call keeps the largest place. */
export const SixteenCounters = meta.story({
  args: { nowServing: calls(43, 16) },
  play: async ({ canvas }) => {
    const [serving] = canvas.getAllByRole('list');
    const [last, other] = [...serving!.children].map((item) => item.getBoundingClientRect());
    await expect(last!.width).toBeGreaterThan(1.8 * other!.width);
    await expect(serving!.getBoundingClientRect().height).toBeLessThan(600);
  },
});

/** A break, with the place's own words; who is being served is still shown. */
export const Paused = meta.story({
  args: { status: 'paused', message: 'Επιστρέφουμε 11:15', nowServing: calls(43, 1) },
});

/** No further numbers; those that are out are served. */
export const Full = meta.story({ args: { status: 'full' } });

/** Before opening: people may wait already. */
export const BeforeOpening = meta.story({
  args: { nowServing: [], recentCalls: [], waiting: 4, opensAt: '09:00' },
});

/** Open, and nobody was called so far. */
export const NobodyYet = meta.story({ args: { nowServing: [], recentCalls: [], waiting: 4 } });

/** The longest words and numbers. */
export const LongText = meta.story({
  args: {
    service: 'Βεβαιώσεις, πιστοποιητικά και θεωρήσεις γνησίου υπογραφής',
    waiting: 1204,
    nowServing: [
      { rank: 10482, counter: 'Εξυπηρέτηση πολιτών, θυρίδα 12', calledAt: null, recalls: 0 },
    ],
    message: 'Λόγω βλάβης στο σύστημα, η εξυπηρέτηση θα καθυστερήσει περίπου είκοσι λεπτά.',
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('10.482');
    const paper = figure.closest('[data-latest]')!;
    await expect(figure.offsetWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
});
