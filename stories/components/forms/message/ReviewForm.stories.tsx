import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { ReviewForm } from '#src/components/forms/message/ReviewForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { scene } from '#src/mocks/organisations.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn() },
});

export const Default = meta.story();

/** Rating, text and photo can be edited, the author cannot. */
export const Editing = meta.story({
  args: {
    editing: true,
    initial: { rating: 4, text: 'Όλα καλά.', photo: { url: scene('pharmacy') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(starting(el.forms.review.name))).toBeNull();
  },
});
