import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import { account } from '#src/i18n/el/account.ts';
import { help } from '#src/i18n/el/help.ts';
import { accountLink, recover } from '#src/mocks/users.ts';
import RecoverPage from '#src/pages/recover/RecoverPage.tsx';

const meta = preview.meta({
  title: 'Pages/Recover',
  component: RecoverPage,
  parameters: screenAt('/recover', 'Resetting a forgotten password.'),
});

export const Default = meta.story({});

const { recover: texts, link: links } = account;
const byLink = screenAt('/recover?token=of-the-link');
const send = { name: help.recover.submit };

/** The result does not reveal whether an account exists, and explains the next steps. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(...recover.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'maria@example.gr');
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText(texts.sent)).toBeVisible();
  },
});

/** An expired link, with a way to request a new one. */
export const Expired = meta.story({
  parameters: byLink,
  beforeEach: ({ msw }) => msw.use(...accountLink.success({ state: 'expired' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(links.expired);
    await expect(canvas.getByRole('button', send)).toBeVisible();
  },
});

export const LinkError = meta.story({
  parameters: byLink,
  beforeEach: ({ msw }) => msw.use(...accountLink.fails('serverError')),
});
