import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LineState } from '#src/components/counter/LineState.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';
import guide from './LineState.md?raw';

const meta = preview.meta({
  title: 'Components/Counter/LineState',
  component: LineState,
  args: { onPause: fn(), onOpen: fn(), onClose: fn(), onWalkIn: fn() },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.state.walkIn }));
    await expect(args.onWalkIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: el.state.pause }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: el.state.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Paused, with what people who wait read. */
export const Paused = meta.story({
  args: { state: 'paused', message: 'Επιστρέφουμε 11:15' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/«Επιστρέφουμε 11:15»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.state.resume }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** Closed: no numbers, but it can be opened again. */
export const Closed = meta.story({
  args: { state: 'closed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: el.state.reopen }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
