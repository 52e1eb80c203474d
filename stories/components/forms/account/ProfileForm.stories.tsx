import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProfileForm } from '#src/components/forms/account/ProfileForm.tsx';
import { account } from '#src/i18n/el/account.ts';
import * as el from '#src/i18n/el/index.ts';

const { profile } = account;
const current = new RegExp(`^${el.forms.password.current}`);

const meta = preview.meta({
  title: 'Components/Forms/ProfileForm',
  component: ProfileForm,
  args: { onSubmit: fn(), initial: { name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr' } },
});

/** A server with public profiles that requires the password for a new e-mail address. */
export const AllFields = meta.story({
  args: { full: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(current)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(el.fields.email), '.eu');
    await userEvent.type(canvas.getByLabelText(current), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('checkbox', { name: profile.public }));
    await userEvent.click(canvas.getByRole('button', { name: el.forms.profile.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          email: 'maria@example.gr.eu',
          current: 'καλημέρα1',
          public: true,
        }),
      ),
    );
  },
});
