import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignUpForm, type SignUpFormProps } from '#src/components/forms/account/SignUpForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { en } from '#src/i18n/en/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/SignUpForm',
  component: SignUpForm,
  tags: ['stable'],
  args: { onSubmit: fn(), onSocial: fn() },
});

const starting = (label: string) => new RegExp(`^${label}`);
const submit = { name: el.auth.signUp };

interface Hands {
  canvas: ReturnType<typeof within>;
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
    keyboard: (text: string) => Promise<void>;
  };
}

const typeDate = async ({ canvas, userEvent }: Hands, date: string) => {
  const field = canvas.getByRole('group', { name: starting(el.auth.birthDate) });
  const [day] = within(field).getAllByRole('spinbutton');
  await userEvent.click(day as Element);
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard(date);
};

const fill = async (hands: Hands, date = '24051990') => {
  const { canvas, userEvent } = hands;
  await userEvent.type(canvas.getByLabelText(starting(el.auth.firstName)), 'Μαρία');
  await userEvent.type(canvas.getByLabelText(starting(el.auth.lastName)), 'Παπαδοπούλου');
  await typeDate(hands, date);
  await userEvent.type(canvas.getByLabelText(starting(el.auth.email)), 'maria@example.gr');
  await userEvent.type(canvas.getByLabelText(starting(el.auth.password)), 'καλημέρα1');
};

const filled = {
  first_name: 'Μαρία',
  last_name: 'Παπαδοπούλου',
  birth_date: '1990-05-24',
  gender: undefined,
  email: 'maria@example.gr',
  password: 'καλημέρα1',
};

/** The base: every other story changes one thing about it. */
export const Default = meta.story();

/** Filled in and sent, with a gender. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: el.auth.female }));
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, gender: 'female' });
  },
});

/** Gender may be left open. */
export const WithoutGender = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
});

/** Nothing filled in: each field says what it needs, the focus goes to the first. */
export const Blank = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    for (const key of [
      'firstNameRequired',
      'lastNameRequired',
      'birthDateRequired',
      'emailRequired',
      'passwordRequired',
    ] as const)
      await expect(await canvas.findByText(el.validation[key])).toBeInTheDocument();
    const first = canvas.getByLabelText(starting(el.auth.firstName));
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = first.getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The first wrong field may be the date: the focus goes to its day. */
export const Underage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '17032008');
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText(/έχετε κλείσει τα 18/);
    const date = canvas.getByRole('group', { name: starting(el.auth.birthDate) });
    await waitFor(() => expect(within(date).getAllByRole('spinbutton')[0]).toHaveFocus());
  },
});

/** On the eighteenth birthday an account can be opened. */
export const EighteenToday = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '16032008');
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, birth_date: '2008-03-16' }),
    );
  },
});

/** A date that does not exist gets a clear sentence. */
export const ImpossibleDate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '30021990');
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText(el.validation.dateInvalid);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The date from the calendar: year, month, day. */
export const DatePicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.date.choose }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: '1990' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Μάιος|Μάι/ }));
    await userEvent.click(await dialog.findByRole('gridcell', { name: '24' }));
    const date = canvas.getByRole('group', { name: starting(el.auth.birthDate) });
    await waitFor(() => expect(date).toHaveTextContent('24/05/1990'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Too short names, a weak password. */
export const Weak = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(el.auth.firstName)), 'Μ');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.email)), 'maria');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.password)), 'κωδικός');
    await userEvent.tab();
    await canvas.findByText('Γράψτε τουλάχιστον 2 χαρακτήρες.');
    await canvas.findByText(el.validation.emailInvalid);
    await canvas.findByText(el.validation.passwordWeak);
  },
});

/** A page that submits, is refused and passes on the server's message. */
const Refused = (props: SignUpFormProps) => {
  const [refused, setRefused] = useState(false);
  return (
    <SignUpForm
      {...props}
      onSubmit={(values) => {
        void props.onSubmit?.(values);
        setRefused(true);
      }}
      serverErrors={refused ? { email: ['Υπάρχει ήδη λογαριασμός με αυτό το email.'] } : undefined}
      banner={
        refused && (
          <Alert severity="error" closeText={el.common.close} onClose={() => setRefused(false)}>
            Το email maria@example.gr χρησιμοποιείται ήδη.
          </Alert>
        )
      }
    />
  );
};

/** The server refuses one field: it says why, gets the focus, and is forgiven once it changes. */
export const ServerErrors = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const said = 'Υπάρχει ήδη λογαριασμός με αυτό το email.';
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText(said);
    const email = canvas.getByLabelText(starting(el.auth.email));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(said);
    await expect(email).toHaveValue('maria@example.gr');
    await userEvent.type(email, 'x');
    await waitFor(() => expect(canvas.queryByText(said)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: el.common.close }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    const button = canvas.getByRole('button', { name: el.auth.signingUp });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** From the first field to Enter by keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(starting(el.auth.firstName)).focus();
    await userEvent.keyboard('Μαρία');
    await userEvent.tab();
    await userEvent.keyboard('Παπαδοπούλου');
    await userEvent.tab();
    await userEvent.keyboard('24051990');
    await waitFor(async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: el.auth.male })).toHaveFocus();
    });
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('maria@example.gr');
    await userEvent.tab();
    await userEvent.keyboard('καλημέρα1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, gender: 'male' }));
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.auth.signUp }));
    await canvas.findByText(en.validation.birthDateRequired);
  },
});
