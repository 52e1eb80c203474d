import { expect } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { ReasonPresets } from '#src/components/moderation/ReasonPresets.tsx';
import { moderation as el } from '#src/i18n/el/moderation.ts';

const schema = object({ reason: writtenText(500) });

const meta = preview.meta({
  title: 'Components/Moderation/ReasonPresets',
  component: ReasonPresets,
  args: { kind: 'review' as const },
  render: (args) => (
    <FormShell schema={schema} aria-label={el.reason.title}>
      <TextInput name="reason" label={el.reason.label} multiline minRows={4} />
      <ReasonPresets {...args} />
    </FormShell>
  ),
});

/** A preset adds its sentence once, after what was written. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByLabelText(new RegExp(el.reason.label));
    await userEvent.type(reason, 'Ευχαριστούμε.');
    const preset = canvas.getByRole('button', { name: el.presets.advertising.name });
    await userEvent.click(preset);
    await userEvent.click(preset);
    await expect(reason).toHaveValue(`Ευχαριστούμε. ${el.presets.advertising.text}`);
  },
});

export const Place = meta.story({ args: { kind: 'listing' } });
export const Report = meta.story({ args: { kind: 'report' } });
