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

/** A review with a visit, a report with an untranslated fact, and a new listing. */
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
    await expect(canvas.queryByText(/shops|wireless|amenities/)).toBeNull();
  },
});

/** The item changed since it was opened: translated facts, a removed field and a photo. */
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

/** With pictures, during approval, on a small phone. */
export const Pending = meta.story({
  args: {
    item: { ...review, pictures: ['/pictures/scenes/pharmacy.svg', '/pictures/scenes/kep.svg'] },
    pending: 'approve' as const,
  },
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});
