import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ReasonDialog } from '#src/components/moderation/ReasonDialog.tsx';
import { el as all } from '#src/i18n/el/index.ts';
import { moderation as el } from '#src/i18n/el/moderation.ts';

const meta = preview.meta({
  title: 'Components/Moderation/ReasonDialog',
  component: ReasonDialog,
  tags: ['stable'],
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** The base: without a reason nothing is decided. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(new RegExp(`^${el.reason.label}`));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: el.return.review }));
    await expect(await screen.findByText(all.validation.required)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'Γράψτε για την επίσκεψή σας.');
    await userEvent.click(screen.getByRole('button', { name: el.return.review }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Γράψτε για την επίσκεψή σας.' }),
    );
  },
});

/** It was refused: the dialog stays with the reason, and says why. */
export const Refused = meta.story({
  args: { notice: <NoticeBanner severity="error">{all.errors.general50x}</NoticeBanner> },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText(new RegExp(`^${el.reason.label}`));
    await userEvent.type(field, 'Γράψτε για την επίσκεψή σας.');
    await userEvent.click(screen.getByRole('button', { name: el.return.review }));
    await expect(screen.getByRole('alert')).toHaveTextContent(all.errors.general50x);
    await expect(field).toHaveValue('Γράψτε για την επίσκεψή σας.');
  },
});

/** For a report, on a small phone, in English. */
export const English = meta.story({
  args: { submit: 'Accept the report', hint: 'Whoever reported it and the author read this.' },
  globals: { language: 'en', viewport: { value: 'phone' } },
});
