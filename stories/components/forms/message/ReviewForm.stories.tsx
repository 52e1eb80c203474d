import type { StoryContext as ReactStoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ReviewForm, type ReviewFormProps } from '#src/components/forms/message/ReviewForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { scene } from '#src/mocks/organisations.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReviewForm',
  component: ReviewForm,
  tags: ['stable'],
  args: { onSubmit: fn() },
});

const starting = (label: string) => new RegExp(`^${label}`);
const give = async (
  { canvas, userEvent }: Pick<ReactStoryContext, 'canvas' | 'userEvent'>,
  stars: string,
) => {
  canvas.getByRole('radio', { name: stars }).focus();
  await userEvent.keyboard(' ');
};
const submit = { name: el.forms.review.submit };

/** The base: every other story changes one thing about it. */
export const Default = meta.story();

/** Complete, with a photo and its preview. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await give({ canvas, userEvent }, '4 αστέρια');
    await expect(canvas.getByText(el.forms.review.words['4'])).toBeVisible();
    await userEvent.type(canvas.getByLabelText(starting(el.forms.review.name)), 'Νίκος');
    await userEvent.type(
      canvas.getByLabelText(starting(el.forms.review.email)),
      'nikos@example.gr',
    );
    await userEvent.type(
      canvas.getByLabelText(starting(el.forms.review.text)),
      'Ήρθα στην ώρα μου και δεν περίμενα καθόλου.',
    );
    const drawn = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done));
    const photo = new File([blob as Blob], 'pagkos.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(starting(el.forms.review.photo)), photo);
    await canvas.findByAltText('pagkos.png');
    await userEvent.click(canvas.getByRole('button', submit));
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

/** Nothing filled in: each required field says so, the stars get the focus. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText(el.validation.ratingRequired);
    for (const key of ['nameRequired', 'emailRequired', 'reviewRequired'] as const)
      await expect(canvas.getByText(el.validation[key])).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1 αστέρι' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A picture that is too large is refused, and can be taken away again. */
export const LargePhoto = meta.story({
  play: async ({ canvas, userEvent }) => {
    const photo = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'megali.png', {
      type: 'image/png',
    });
    const field = canvas.getByLabelText(starting(el.forms.review.photo));
    await userEvent.upload(field, photo);
    await canvas.findByText(/έως 8 MB\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Αφαίρεση: megali.png' }));
    await waitFor(() => expect(canvas.queryByText(/έως 8 MB\.$/)).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
});

const Answered = (props: ReviewFormProps) => {
  const [answered, setAnswered] = useState(false);
  return (
    <ReviewForm
      {...props}
      onSubmit={() => setAnswered(true)}
      notice={
        answered && (
          <NoticeBanner severity="info" onClose={() => setAnswered(false)}>
            Αυτή η φόρμα δεν έχει συνδεθεί ακόμη. Η κριτική σας δεν στάλθηκε.
          </NoticeBanner>
        )
      }
    />
  );
};

/** The page says that nothing was sent; what was typed stays; the notice closes. */
export const Notice = meta.story({
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await give({ canvas, userEvent }, '5 αστέρια');
    await userEvent.type(canvas.getByLabelText(starting(el.forms.review.name)), 'Νίκος');
    await userEvent.type(
      canvas.getByLabelText(starting(el.forms.review.email)),
      'nikos@example.gr',
    );
    await userEvent.type(canvas.getByLabelText(starting(el.forms.review.text)), 'Ωραία{Tab}');
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText(/δεν στάλθηκε/);
    await expect(canvas.getByLabelText(starting(el.forms.review.name))).toHaveValue('Νίκος');
    await userEvent.click(canvas.getByRole('button', { name: el.feedback.dismiss }));
    await expect(canvas.queryByText(/δεν στάλθηκε/)).not.toBeInTheDocument();
  },
});

/** By keyboard: arrows give stars. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await give({ canvas, userEvent }, '3 αστέρια');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 αστέρια' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByLabelText(starting(el.forms.review.name))).toHaveFocus();
  },
});

/** Who is logged in sees the name under which the review appears, and cannot change it. */
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

export const Pending = meta.story({ args: { pending: true } });
