import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Kinds } from '#stories/components/frames.tsx';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';
import guide from './CallNext.md?raw';
import { served, waiting } from './people.ts';

const meta = preview.meta({
  title: 'Components/Counter/CallNext',
  component: CallNext,
  args: { next: waiting(), visit: served(), patienceSeconds: 180, pending: false, onCall: fn() },
  parameters: { docs: { description: { component: guide } } },
});

/**
 * One click ends a visit and calls the next person, also after the no-show time. While pending,
 * clicks do nothing and the focus stays.
 */
export const Default = meta.story({
  render: (args) => (
    <Kinds width={340}>
      <CallNext {...args} />
      <CallNext {...args} visit={served({ called_at: '2026-03-16T09:26:12+02:00' })} />
      <CallNext {...args} pending />
    </Kinds>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [next, , pending] = canvas.getAllByRole('button', {
      name: 'Επόμενος 43 · Γιώργος Κ. και ο 42 σημειώνεται ως εξυπηρετημένος',
    });
    const [early, late] = canvas.getAllByRole('button', { name: el.next.noShow });
    await userEvent.click(next!);
    await expect(args.onCall).toHaveBeenCalledWith('processed');
    await userEvent.click(early!);
    await userEvent.dblClick(pending!);
    await expect(pending).toHaveFocus();
    await expect(args.onCall).toHaveBeenCalledOnce();
    await userEvent.click(late!);
    await expect(args.onCall).toHaveBeenLastCalledWith('no_show');
  },
});
