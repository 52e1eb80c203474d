import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CounterChoice } from '#src/components/counter/CounterChoice.tsx';
import { counters } from './people.ts';

const meta = preview.meta({
  title: 'Components/Counter/CounterChoice',
  component: CounterChoice,
  tags: ['stable'],
  args: { counters, onChoose: fn() },
});

/** The base. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Θυρίδα 2' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Θυρίδα 2');
  },
});

/** Many counters with long names, on a small phone. */
export const LongText = meta.story({
  args: { counters: Array.from({ length: 7 }, (_, n) => `Γραφείο εξυπηρέτησης ${n + 1}`) },
  globals: { viewport: { value: 'phone' } },
});

/** In English. */
export const English = meta.story({
  args: { counters: ['Chair 1', 'Chair 2'] },
  globals: { language: 'en' },
});
