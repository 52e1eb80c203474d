import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/SubscribeForm',
  component: SubscribeForm,
  tags: ['stable'],
  args: { onSubmit: fn() },
});

const email = new RegExp(`^${el.forms.subscribe.email}`);

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(email), 'maria@example.gr{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { email: 'maria@example.gr' },
        { website: '', seconds: expect.any(Number) as number },
      ),
    );
  },
});

/** Blank, then malformed. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.subscribe.submit }));
    await canvas.findByText(el.validation.emailRequired);
    await userEvent.type(canvas.getByLabelText(email), 'maria{Enter}');
    await canvas.findByText(el.validation.emailInvalid);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The page reports the outcome of the press. */
export const Notice = meta.story({
  args: {
    notice: (
      <NoticeBanner severity="info">
        Αυτή η φόρμα δεν έχει συνδεθεί ακόμη. Το email σας δεν στάλθηκε.
      </NoticeBanner>
    ),
  },
});

export const Pending = meta.story({ args: { pending: true } });
