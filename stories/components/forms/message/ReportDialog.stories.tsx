import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import { el } from '#src/i18n/el/index.ts';
import { formTexts } from '#src/i18n/formTexts.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReportDialog',
  component: ReportDialog,
  tags: ['stable'],
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
});

const field = () => screen.findByLabelText(new RegExp(`^${el.forms.report.message}`));

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const message = await field();
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.type(message, 'Το τηλέφωνο δεν υπάρχει πια.');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: formTexts.el.written.report.reason }),
      'details',
    );
    await userEvent.click(screen.getByRole('button', { name: el.forms.report.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { reason: 'details', message: 'Το τηλέφωνο δεν υπάρχει πια.' },
        { website: '', seconds: expect.any(Number) as number },
      ),
    );
  },
});

/** Without a message nothing is sent. */
export const Blank = meta.story({
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: el.forms.report.submit }));
    await screen.findByText(el.validation.reportRequired);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Escape is the way back. */
export const Closed = meta.story({
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** The page reports the outcome of the press. */
export const Notice = meta.story({
  args: {
    notice: (
      <NoticeBanner severity="info">
        Αυτή η φόρμα δεν έχει συνδεθεί ακόμη. Το μήνυμά σας δεν στάλθηκε.
      </NoticeBanner>
    ),
  },
});

export const Pending = meta.story({ args: { pending: true } });
