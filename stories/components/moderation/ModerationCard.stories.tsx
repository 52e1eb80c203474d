import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Kinds } from '#stories/components/frames.tsx';
import { ModerationCard } from '#src/components/moderation/ModerationCard.tsx';
import { moderation as el } from '#src/i18n/el/moderation.ts';
import guide from './ModerationCard.md?raw';
import { listing, report, review } from './items.ts';

const meta = preview.meta({
  title: 'Components/Moderation/ModerationCard',
  component: ModerationCard,
  args: { item: review, onDecide: fn() },
  parameters: { docs: { description: { component: guide } } },
});

/**
 * A review about a visit; a report by somebody without an account, with a fact that there is no
 * word for; a new listing, of which what its form asked is said in words, not by its keys.
 */
export const Default = meta.story({
  render: (args) => (
    <Kinds width={600}>
      <ModerationCard {...args} />
      <ModerationCard
        {...args}
        item={{ ...report, facts: [...report.facts, { name: 'other', value: '' }] }}
      />
      <ModerationCard {...args} item={listing} />
    </Kinds>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: el.approve })[0]!);
    await userEvent.click(canvas.getAllByRole('button', { name: el.return })[0]!);
    await expect(args.onDecide).toHaveBeenCalledWith('approve');
    await expect(args.onDecide).toHaveBeenCalledWith('return');
    await expect(canvas.getByText('Καταστήματα')).toBeVisible();
    await expect(canvas.getByText('Δευ 09:00–17:00, Σάβ 10:00–14:00')).toBeVisible();
    await expect(canvas.queryByText(/shops|wireless|amenities/)).not.toBeInTheDocument();
  },
});

/** Somebody changed it while it was being read: facts in words, a field that is gone, a photo. */
export const Changed = meta.story({
  args: {
    item: {
      ...listing,
      facts: [{ name: 'category', value: 'salons' }, ...listing.facts.slice(1, -1)],
      pictures: ['/pictures/scenes/kep.svg'],
    },
    before: { ...listing, pictures: ['/pictures/scenes/pharmacy.svg'] },
  },
});

/** With pictures, while it is being approved, on a small phone. */
export const Pending = meta.story({
  args: {
    item: { ...review, pictures: ['/pictures/scenes/pharmacy.svg', '/pictures/scenes/kep.svg'] },
    pending: 'approve' as const,
  },
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});
