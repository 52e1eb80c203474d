import { expect, waitFor } from 'storybook/test';
import { mixed } from 'yup';
import preview from '#storybook/preview.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, sends } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/FileInput',
  component: FileInput,
  args: { name: 'field', label: 'Φωτογραφία', hint: el.forms.photoHint },
  ...fieldForm(mixed<File[] | File>().nullable(), null),
});

const picture = async (name: string) => {
  const drawn = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done));
  return new File([blob as Blob], name, { type: 'image/png' });
};

/** Chosen, sent, and taken away again: the focus goes back to the field. */
export const Default = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const photo = await picture('pagkos.png');
    await userEvent.upload(canvas.getByLabelText('Φωτογραφία'), photo);
    await canvas.findByAltText('pagkos.png');
    await sends(hands, photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Αφαίρεση: pagkos.png' }));
    await waitFor(() => expect(canvas.queryByAltText('pagkos.png')).toBeNull());
    await expect(canvas.getByLabelText('Φωτογραφία')).toHaveFocus();
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
