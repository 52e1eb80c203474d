import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { DeleteAccountDialog } from '#src/components/forms/account/DeleteAccountDialog.tsx';
import { account } from '#src/i18n/el/account.ts';
import * as el from '#src/i18n/el/index.ts';

const { ending } = account;

const meta = preview.meta({
  title: 'Components/Forms/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(360) },
});

/** Enter after opening deletes nothing. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const back = await screen.findByRole('button', { name: el.common.cancel });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: el.forms.deleteAccount.confirm }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const password = new RegExp(`^${ending.password}`);

/** The server reports the consequences and asks for the password. */
export const Consequences = meta.story({
  args: { ending: { days: 14, openTickets: 2, places: [] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: el.forms.deleteAccount.confirm }),
    );
    await expect(await screen.findByText(el.validation.passwordRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(password), 'καλημέρα1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'καλημέρα1' }));
  },
});

/** Places need a new owner first, so there is no confirm button. */
export const NeedsNewOwner = meta.story({
  args: {
    ending: {
      days: 14,
      openTickets: 1,
      places: [
        { slug: 'kep-kypselis', title: 'ΚΕΠ Κυψέλης' },
        { slug: 'farmakeio', title: 'Φαρμακείο Ανδρονίκου' },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('ΚΕΠ Κυψέλης')).toBeVisible();
    await expect(screen.queryByRole('button', { name: el.forms.deleteAccount.confirm })).toBeNull();
  },
});

export const Loading = meta.story({ args: { loading: true } });
