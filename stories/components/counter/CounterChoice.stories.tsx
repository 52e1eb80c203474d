import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CounterChoice } from '#src/components/counter/CounterChoice.tsx';
import { counters } from './people.ts';

const meta = preview.meta({
  title: 'Components/Counter/CounterChoice',
  component: CounterChoice,
  args: { counters, onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Θυρίδα 2' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Θυρίδα 2');
  },
});
