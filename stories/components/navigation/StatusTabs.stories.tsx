import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StatusTabs } from '#src/components/navigation/StatusTabs.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/StatusTabs',
  component: StatusTabs,
  args: { value: 'scheduled' as const, onChange: fn() },
});

/** The base, without counts. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual([
      'Σε αναμονή',
      'Τώρα',
      'Εξυπηρετήθηκε',
      'Δεν εξυπηρετήθηκε',
      'Ακυρώθηκε',
    ]);
    canvas.getByRole('tab', { name: 'Σε αναμονή' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('running');
  },
});

export const Counts = meta.story({
  args: { value: 'running', counts: { scheduled: 2, running: 1, processed: 1284 } },
});
