import { expect } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { HeldDecisions, type HeldDecision } from '#src/components/moderation/HeldDecisions.tsx';
import type { ModerationItem } from '#src/components/moderation/ItemParts.tsx';
import { ReasonPresets } from '#src/components/moderation/ReasonPresets.tsx';
import { moderation as el } from '#src/i18n/el/moderation.ts';

const meta = preview.meta({ title: 'Components/Moderation' });

const inSeconds = (seconds: number, more: Partial<HeldDecision>): HeldDecision => ({
  kind: 'review',
  code: `review-${seconds}`,
  title: 'Φαρμακείο Ασκληπιός',
  decision: 'approve',
  dueAt: new Date(Date.now() + seconds * 1000).toISOString(),
  ...more,
});

/** Two decisions with the time left. A long title is shortened. One that is due is left out. */
export const Held = meta.story({
  render: () => (
    <HeldDecisions
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
});

const schema = object({ reason: writtenText(500) });

/** The form of a reason, with its presets. */
const reasonFor = (kind: ModerationItem['kind']) => (
  <FormShell schema={schema} aria-label={el.reason.title}>
    <TextInput name="reason" label={el.reason.label} multiline minRows={4} />
    <ReasonPresets kind={kind} />
  </FormShell>
);

/** A preset adds its sentence once, after what was written. */
export const Reasons = meta.story({
  render: () => reasonFor('review'),
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByLabelText(new RegExp(el.reason.label));
    await userEvent.type(reason, 'Ευχαριστούμε.');
    const preset = canvas.getByRole('button', { name: el.presets.advertising.name });
    await userEvent.click(preset);
    await userEvent.click(preset);
    await expect(reason).toHaveValue(`Ευχαριστούμε. ${el.presets.advertising.text}`);
  },
});

export const ReasonsForPlace = meta.story({ render: () => reasonFor('listing') });
export const ReasonsForReport = meta.story({ render: () => reasonFor('report') });
