import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { email, requiredText } from '#src/components/forms/schemas/rules.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { el } from '#src/i18n/el/index.ts';
import guide from './FormShell.md?raw';

const schema = object({ name: requiredText('nameRequired'), email: email() });

const meta = preview.meta({
  title: 'Components/Forms/FormShell',
  component: FormShell,
  args: {
    initialValues: { name: '', email: '' },
    schema,
    onSubmit: fn(),
    'aria-label': 'Επικοινωνία',
    style: { maxWidth: 420 },
    children: (
      <>
        <TextInput name="name" label="Όνομα" required />
        <TextInput name="email" label="Email" required />
        <SubmitButton>Αποστολή</SubmitButton>
      </>
    ),
  },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), ' Μαρία ');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'maria@example.gr{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Μαρία', email: 'maria@example.gr' }),
    );
  },
});

/** The first wrong field gets the focus, though it is not the first field. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), 'Μαρία');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(el.validation.emailRequired);
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
  },
});

/** A draft is reported when typing pauses, and at once when the page is left. */
export const Draft = meta.story({
  args: { onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/^Όνομα/);
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

/** Nothing was typed, so there is no draft to report. */
export const NoDraft = meta.story({
  args: { onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^Όνομα/));
    await userEvent.tab();
    window.dispatchEvent(new Event('pagehide'));
    await expect(args.onDraft).not.toHaveBeenCalled();
  },
});

export const WithBanner = meta.story({
  args: { banner: <NoticeBanner severity="error">Κάτι εμπόδισε την αποστολή.</NoticeBanner> },
});

export const ServerErrors = meta.story({
  args: {
    initialValues: { name: 'Μαρία', email: 'maria@example.gr' },
    serverErrors: { email: ['Υπάρχει ήδη λογαριασμός με αυτό το email.'] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Υπάρχει ήδη λογαριασμός με αυτό το email.');
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
  },
});

/** While a request is in progress Enter sends nothing, and the button keeps the focus. */
export const Pending = meta.story({
  args: { pending: true, initialValues: { name: 'Μαρία', email: 'maria@example.gr' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), '{Enter}');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
