import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { requiredText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import * as el from '#src/i18n/el/index.ts';
import guide from './FormDialog.md?raw';

const schema = object({ text: requiredText() });

const meta = preview.meta({
  title: 'Components/Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    title: 'Απάντηση στην κριτική',
    schema,
    onSubmit: fn(),
    onClose: fn(),
    submit: 'Δημοσίευση',
    children: <TextInput name="text" label="Κείμενο" multiline minRows={3} />,
  },
  parameters: { docs: { description: { component: guide }, ...covering(420) } },
});

/**
 * The field has the initial focus. A blank form is not submitted. Escape and a click beside the
 * dialog close it, unless the click would discard the input.
 */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(/^Κείμενο/);
    const beside = document.querySelector<HTMLElement>('.MuiDialog-container')!;
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(beside);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση' }));
    await expect(await screen.findByText(el.validation.required)).toBeVisible();
    await userEvent.type(field, 'Ευχαριστούμε.');
    await userEvent.click(beside);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Δημοσίευση' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ text: 'Ευχαριστούμε.' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** With a result, the cancel button is labelled "Close". A further button is separate. */
export const Failed = meta.story({
  args: {
    initial: { text: 'Ευχαριστούμε που ήρθατε.' },
    notice: <NoticeBanner severity="error">Η απάντηση δεν στάλθηκε. Δοκιμάστε ξανά.</NoticeBanner>,
    extra: (
      <Button color="error" sx={{ mr: { sm: 'auto' } }}>
        Διαγραφή απάντησης
      </Button>
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(/^Κείμενο/)).toHaveValue('Ευχαριστούμε που ήρθατε.');
    await userEvent.click(dialog.getByRole('button', { name: el.common.close }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
