import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SocialLinkForm } from '#src/components/forms/account/SocialLinkForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { social } from '#src/i18n/el/social.ts';

const { join } = social;
const submit = { name: join.submit.replace('{{provider}}', 'Google') };

const meta = preview.meta({
  title: 'Components/Forms/SocialLinkForm',
  component: SocialLinkForm,
  args: { provider: 'Google', email: 'e•••@example.gr', onSubmit: fn(), onMail: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(el.validation.passwordRequired)).toBeVisible();
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${el.auth.password}`)),
      'seira2026{Enter}',
    );
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'seira2026' }));
    await userEvent.click(canvas.getByRole('button', { name: join.mail }));
    await expect(args.onMail).toHaveBeenCalledOnce();
  },
});

/** A service that does not vouch for the address: only the password joins the two. */
export const PasswordAlone = meta.story({
  args: {
    provider: 'Facebook',
    onMail: undefined,
    notice: (
      <NoticeBanner severity="error">{'Το e-mail ή ο κωδικός δεν είναι σωστά.'}</NoticeBanner>
    ),
  },
});
