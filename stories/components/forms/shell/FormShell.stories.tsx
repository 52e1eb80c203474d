import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { email, requiredText } from '#src/components/forms/schemas/rules.ts';
import * as el from '#src/i18n/el/index.ts';
import guide from './FormShell.md?raw';

const schema = object({ name: requiredText('nameRequired'), email: email() });

const meta = preview.meta({
  title: 'Components/Forms/FormShell',
  component: FormShell,
  args: {
    schema,
    onSubmit: fn(),
    'aria-label': 'Επικοινωνία',
    submit: 'Αποστολή',
    style: { maxWidth: 420 },
    children: (
      <>
        <TextInput name="name" label="Όνομα" />
        <TextInput name="email" label="Email" />
      </>
    ),
  },
  parameters: { docs: { description: { component: guide } } },
});

/** Submitted, trimmed and cleared. */
export const Default = meta.story({
  args: { clears: true, onSubmit: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), ' Μαρία ');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'maria@example.gr{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Μαρία', email: 'maria@example.gr' }),
    );
    await waitFor(() => expect(canvas.getByLabelText(/^Όνομα/)).toHaveValue(''));
  },
});

/** The first invalid field gets the focus, although it is not the first field. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), 'Μαρία');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(el.validation.emailRequired);
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
  },
});

/** The result is announced, above the fields or next to the button. */
export const Results = meta.story({
  args: {
    banner: <NoticeBanner severity="error">Κάτι εμπόδισε την αποστολή.</NoticeBanner>,
    notice: <NoticeBanner severity="success">Το μήνυμα στάλθηκε.</NoticeBanner>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Το μήνυμα στάλθηκε.').closest('[aria-live]')).toBeVisible();
  },
});

/** A changed draft is reported after a pause in typing and before the page is left. */
export const Draft = meta.story({
  args: { onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/^Όνομα/);
    await userEvent.click(name);
    window.dispatchEvent(new Event('pagehide'));
    await expect(args.onDraft).not.toHaveBeenCalled();
    await userEvent.type(name, 'Μαρία');
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith({ name: 'Μαρία', email: '' }),
    );
    await userEvent.clear(name);
    await userEvent.paste('Άννα');
    window.dispatchEvent(new Event('pagehide'));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ name: 'Άννα', email: '' });
  },
});

/** The field with the server's error has the focus. The error disappears on change. */
export const ServerErrors = meta.story({
  args: {
    initial: { name: 'Μαρία', email: 'maria@example.gr' },
    serverErrors: { email: ['Υπάρχει ήδη λογαριασμός με αυτό το email.'] },
  },
  play: async ({ canvas, userEvent }) => {
    const text = 'Υπάρχει ήδη λογαριασμός με αυτό το email.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  },
});

/** While pending, Enter submits nothing and the button keeps the focus. */
export const Pending = meta.story({
  args: { pending: true, initial: { name: 'Μαρία', email: 'maria@example.gr' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), '{Enter}');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
