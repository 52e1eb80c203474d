import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.tsx';
import { ReviewForm } from '#src/components/forms/message/ReviewForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { scene } from '#src/mocks/organisations.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn() },
});

/** Complete, with a photo and its preview. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(el.forms.review.words['4'])).toBeVisible();
    await userEvent.type(canvas.getByLabelText(starting(el.forms.review.name)), 'Νίκος');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.email)), 'nikos@example.gr');
    await userEvent.type(
      canvas.getByLabelText(starting(el.forms.review.text)),
      'Ήρθα στην ώρα μου και δεν περίμενα καθόλου.',
    );
    const drawn = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done));
    const photo = new File([blob as Blob], 'pagkos.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(starting(el.forms.review.photo)), photo);
    await canvas.findByAltText('pagkos.png');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.review.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      rating: 4,
      name: 'Νίκος',
      email: 'nikos@example.gr',
      text: 'Ήρθα στην ώρα μου και δεν περίμενα καθόλου.',
      photo,
    });
  },
});

/** A signed-in person sees the name under which the review appears, and cannot change it. */
export const Locked = meta.story({
  args: { locked: { name: 'Ελένη Π.', email: 'eleni@example.gr' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(starting(el.forms.review.name))).toHaveAttribute('readonly');
    await expect(canvas.getByText(el.forms.review.nameLocked)).toBeVisible();
  },
});

/** Changing a review asks for stars, words and photo: who wrote it stays. */
export const Editing = meta.story({
  args: {
    editing: true,
    initial: { rating: 4, text: 'Όλα καλά.', photo: { url: scene('pharmacy') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(starting(el.forms.review.name))).toBeNull();
  },
});
