import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { DeleteAccountDialog } from '#src/components/forms/account/DeleteAccountDialog.tsx';
import { el } from '#src/i18n/el/index.ts';
import { guide } from './DeleteAccountDialog.guide.ts';

const meta = preview.meta({
  title: 'Components/Forms/DeleteAccountDialog',
  component: DeleteAccountDialog,
  tags: ['stable'],
  args: { open: true, onClose: fn(), onConfirm: fn() },
  parameters: {
    guide,
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
});

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const back = await screen.findByRole('button', { name: el.common.cancel });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: el.forms.deleteAccount.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Enter on opening deletes nothing. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    const back = await screen.findByRole('button', { name: el.common.cancel });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** While it is pending, a second press does nothing. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: el.forms.deleteAccount.deleting }),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The page reports the outcome of the press. */
export const Notice = meta.story({
  args: {
    notice: (
      <NoticeBanner severity="info">
        Η διαγραφή δεν έχει συνδεθεί ακόμη. Ο λογαριασμός σας μένει όπως είναι.
      </NoticeBanner>
    ),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const English = meta.story({ globals: { language: 'en' } });
