import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { account } from '#src/i18n/el/account.ts';
import { common } from '#src/i18n/el/common.ts';
import { accountLink, confirmation } from '#src/mocks/users.ts';
import ConfirmPage from '#src/pages/confirm/ConfirmPage.tsx';

const { confirm: texts, link: links } = account;
const submit = { name: common.confirm };

const meta = preview.meta({
  title: 'Pages/Confirm',
  component: ConfirmPage,
  parameters: screenAt(
    '/confirm?token=of-the-link',
    'Opened from an email: one click confirms an email address. Mail scanners that open links confirm nothing.',
  ),
});

/** One click confirms, and the result takes the focus. */
export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...accountLink.success({ purpose: 'confirm' }), ...confirmation.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText(texts.done.confirm)).toBeVisible();
    await leads(canvas, common.continue, '/dashboard');
  },
});

export const UsedLink = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountLink.success({ purpose: 'confirm', state: 'used' })),
  play: showing(links.used, links.toProfile),
});
