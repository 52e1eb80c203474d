import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NeedsScripts } from '#src/components/forms/NeedsScripts.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const meta = preview.meta({
  title: 'Components/Forms/NeedsScripts',
  component: NeedsScripts,
  tags: ['stable'],
  parameters: { pictures: { disable: 'A browser with scripts shows none of it.' } },
});

/** Where scripts run, as here, nothing is visible. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).not.toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Every form includes it, above its fields. */
export const InAForm = meta.story({
  render: () => (
    <FormShell initialValues={{ name: '' }} onSubmit={() => undefined} aria-label="Δοκιμή">
      <TextInput name="name" label="Όνομα" />
    </FormShell>
  ),
  play: async ({ canvas, canvasElement }) => {
    const note = canvasElement.querySelector('form > noscript')!;
    const field = canvas.getByLabelText('Όνομα');
    await expect(note.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
