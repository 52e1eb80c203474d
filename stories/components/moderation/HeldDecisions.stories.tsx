import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HeldDecisions, type HeldDecision } from '#src/components/moderation/HeldDecisions.tsx';
import { moderation as el } from '#src/i18n/el/moderation.ts';

const inSeconds = (seconds: number, more: Partial<HeldDecision>): HeldDecision => ({
  kind: 'review',
  code: `review-${seconds}`,
  title: 'Φαρμακείο Ασκληπιός',
  decision: 'approve',
  dueAt: new Date(Date.now() + seconds * 1000).toISOString(),
  ...more,
});

const meta = preview.meta({
  title: 'Components/Moderation/HeldDecisions',
  component: HeldDecisions,
  args: { held: [], onUndo: fn() },
});

/** Two decisions with the time left. A long title is shortened. One that is due is left out. */
export const Default = meta.story({
  render: (args) => (
    <HeldDecisions
      {...args}
      held={[
        inSeconds(52, {}),
        inSeconds(7, {
          kind: 'listing',
          title: 'Κέντρο Εξυπηρέτησης Πολιτών Δήμου Θεσσαλονίκης – παράρτημα Χαριλάου',
          decision: 'return',
        }),
        inSeconds(-1, { title: 'Κομμωτήριο Αφροδίτη' }),
      ]}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Αναίρεση: Φαρμακείο Ασκληπιός' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ code: 'review-52' }));
    await expect(canvas.getByRole('heading', { name: el.held.title })).toBeVisible();
  },
});
