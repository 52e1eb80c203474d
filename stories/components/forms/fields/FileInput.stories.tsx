import { expect, fn, waitFor } from 'storybook/test';
import { mixed, object } from 'yup';
import preview from '#storybook/preview.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const schema = object({ field: mixed<File[] | File>().nullable() });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/FileInput',
  component: FileInput,
  tags: ['stable'],
  args: { name: 'field', label: 'Φωτογραφία', hint: el.forms.photoHint },
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ field: parameters.initial ?? null } as { field: unknown }}
        schema={schema}
        onSubmit={onSubmit}
        serverErrors={parameters.serverErrors}
        aria-label="Δοκιμή"
        style={{ maxWidth: 420 }}
      >
        <Story />
        <SubmitButton>Αποστολή</SubmitButton>
      </FormShell>
    ),
  ],
  beforeEach: () => onSubmit.mockClear(),
});

const send = { name: 'Αποστολή' };

const picture = async (name: string) => {
  const drawn = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done));
  return new File([blob as Blob], name, { type: 'image/png' });
};

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const photo = await picture('pagkos.png');
    await userEvent.upload(canvas.getByLabelText('Φωτογραφία'), photo);
    await canvas.findByAltText('pagkos.png');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ field: photo }));
    await userEvent.click(canvas.getByRole('button', { name: 'Αφαίρεση: pagkos.png' }));
    await waitFor(() => expect(canvas.queryByAltText('pagkos.png')).not.toBeInTheDocument());
  },
});

/** Several pictures: the second choice adds to the first. */
export const Multiple = meta.story({
  args: { multiple: true, label: 'Φωτογραφίες' },
  parameters: { initial: [] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Φωτογραφίες');
    await userEvent.upload(field, await picture('pagkos.png'));
    await canvas.findByAltText('pagkos.png');
    await userEvent.upload(field, await picture('eisodos.png'));
    await canvas.findByAltText('eisodos.png');
    await expect(canvas.getByAltText('pagkos.png')).toBeInTheDocument();
  },
});
