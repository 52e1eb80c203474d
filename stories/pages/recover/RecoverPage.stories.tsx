import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { account } from '#src/i18n/el/account.ts';
import { el } from '#src/i18n/el/index.ts';
import { accountLink, newPassword, recover, user } from '#src/mocks/users.ts';
import RecoverPage from '#src/pages/recover/RecoverPage.tsx';

const meta = preview.meta({
  title: 'Pages/Recover',
  component: RecoverPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/recover'], path: '/recover' },
    docs: { description: { component: 'The way back to an account whose password is lost.' } },
  },
});

/** The three ways on. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [key, href] of [
      ['login', '/login'],
      ['signUp', '/sign-up'],
      ['contact', '/contact'],
    ] as const)
      await expect(canvas.getByRole('link', { name: el.help.recover[key] })).toHaveAttribute(
        'href',
        href,
      );
  },
});

const { recover: texts, link: links } = account;
const byLink = { router: { initialEntries: ['/recover?token=of-the-link'], path: '/recover' } };
const email = { name: /^Email/ };
const send = { name: el.help.recover.submit };
const next = new RegExp(`^${el.forms.password.next}(?! ξανά)`);
const again = new RegExp(`^${el.forms.password.confirm}`);

/** Types an email and sends it, as a person does. */
const ask = async ({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> => {
  await userEvent.type(canvas.getByRole('textbox', email), 'maria@example.gr');
  await userEvent.click(canvas.getByRole('button', send));
};

/** The same answer whether or not there is an account, and what happens next. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(...recover.success()),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByText(texts.sent)).toBeVisible();
  },
});

export const RefusedByField = meta.story({
  beforeEach: ({ msw }) => msw.use(...recover.refused({ email: ['δεν είναι έγκυρη διεύθυνση'] })),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByText('δεν είναι έγκυρη διεύθυνση')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', email)).toHaveFocus());
  },
});

/** By the link of the message: a new password, which logs in. */
export const NewPassword = meta.story({
  parameters: { ...byLink, pictures: { disable: 'It leads on to the dashboard.' } },
  beforeEach: ({ msw }) =>
    msw.use(...accountLink.success(), ...newPassword.success(), ...user.success()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/e•••@example\.gr/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(next), 'καλημέρα1');
    await userEvent.type(canvas.getByLabelText(again), 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(localStorage.getItem('id_token')).toBe('mock-access-token'));
    await expect(await canvas.findByTestId('elsewhere')).toBeInTheDocument();
  },
});

/** The link has expired: the way to a new one is here. */
export const Expired = meta.story({
  parameters: byLink,
  beforeEach: ({ msw }) => msw.use(...accountLink.success({ state: 'expired' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(links.expired);
    await expect(canvas.getByRole('button', send)).toBeVisible();
  },
});

export const LinkFails = meta.story({
  parameters: byLink,
  beforeEach: ({ msw }) => msw.use(...accountLink.fails('serverError')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: el.common.retry })).toBeVisible();
  },
});

/** A server without the call: the form says that it is not connected, and keeps what was typed. */
export const Asking = meta.story({
  beforeEach: ({ msw }) => msw.use(...recover.fails('notFound')),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.click(canvas.getByRole('button', { name: el.help.recover.submit }));
    await expect(await canvas.findByText(el.validation.emailRequired)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'maria@example.gr');
    await userEvent.click(canvas.getByRole('button', { name: el.help.recover.submit }));
    await expect(await canvas.findByText(el.common.notConnected)).toBeVisible();
    await expect(email).toHaveValue('maria@example.gr');
  },
});
