import Alert from '@mui/material/Alert';
import type { StoryContext as ReactStoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoginForm, type LoginFormProps } from '#src/components/forms/account/LoginForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { en } from '#src/i18n/en/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/LoginForm',
  component: LoginForm,
  tags: ['stable'],
  args: { onSubmit: fn(), onSocial: fn() },
});

const email = new RegExp(`^${el.auth.email}`);
const password = new RegExp(`^${el.auth.password}`);

/** A refused login: the banner can be closed, and typed input stays. */
const Refused = (props: LoginFormProps) => {
  const [shown, setShown] = useState(false);
  return (
    <LoginForm
      {...props}
      onSubmit={async (values) => {
        await props.onSubmit?.(values);
        setShown(true);
      }}
      banner={
        shown && (
          <Alert severity="error" closeText={el.common.close} onClose={() => setShown(false)}>
            Το email ή ο κωδικός δεν είναι σωστός.
          </Alert>
        )
      }
    />
  );
};

/** The base: every other story changes one thing about it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(email), ' maria@example.gr ');
    await userEvent.type(canvas.getByLabelText(password), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maria@example.gr',
      password: 'καλημέρα1',
    });
  },
});

/** Blank says "required", and the focus goes to the first wrong field. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    await canvas.findByText(el.validation.emailRequired);
    await expect(canvas.getByText(el.validation.passwordRequired)).toBeVisible();
    const field = canvas.getByLabelText(email);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(el.validation.emailRequired);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Malformed says "invalid" as soon as the field is left. */
export const Malformed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(email), 'maria@example');
    await userEvent.tab();
    await canvas.findByText(el.validation.emailInvalid);
    await userEvent.type(canvas.getByLabelText(email), '.gr');
    await waitFor(() =>
      expect(canvas.queryByText(el.validation.emailInvalid)).not.toBeInTheDocument(),
    );
  },
});

/** The eye shows the password and hides it again. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(password);
    await userEvent.type(field, 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.showPassword }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.hidePassword }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});

/** While the request is pending, the button keeps the focus and cannot be pressed again. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: el.auth.loggingIn });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText(email), 'maria@example.gr');
    await userEvent.type(canvas.getByLabelText(password), 'x{Enter}');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A double press sends once. */
export const PressedTwice = meta.story({
  args: { onSubmit: fn(() => new Promise<void>((done) => setTimeout(done, 300))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(email), 'maria@example.gr');
    await userEvent.type(canvas.getByLabelText(password), 'x');
    await userEvent.dblClick(canvas.getByRole('button', { name: el.auth.login }));
    await canvas.findByRole('button', { name: el.auth.login });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const refuse = async ({ canvas, userEvent }: Pick<ReactStoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByLabelText(email), 'maria@example.gr');
  await userEvent.type(canvas.getByLabelText(password), 'λάθος');
  await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
  await canvas.findByRole('alert');
};

/** The server refuses: the banner says why, and typed input stays. */
export const Error = meta.story({
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await refuse(context);
    await expect(context.canvas.getByLabelText(email)).toHaveValue('maria@example.gr');
    await expect(context.canvas.getByLabelText(password)).toHaveValue('λάθος');
  },
});

/** The banner closes. */
export const BannerClosed = meta.story({
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await refuse(context);
    await userEvent.click(canvas.getByRole('button', { name: el.common.close }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(email)).toHaveValue('maria@example.gr');
  },
});

/** Everything by keyboard: the fields, the social buttons, Enter. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSocial).toHaveBeenCalledWith('google');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText(email)).toHaveFocus();
    await userEvent.keyboard('maria@example.gr');
    await userEvent.tab();
    await userEvent.keyboard('x{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.auth.login }));
    await canvas.findByText(en.validation.emailRequired);
  },
});
