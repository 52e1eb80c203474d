import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { invitation as texts } from '#src/i18n/el/invitation.ts';
import { acceptance, invitation, refusal } from '#src/mocks/invitations.ts';
import { user } from '#src/mocks/users.ts';
import InvitationPage from '#src/pages/invitation/InvitationPage.tsx';

const PATH = '/invitation/token-of-the-link';

const meta = preview.meta({
  title: 'Pages/Invitation',
  component: InvitationPage,
  beforeEach: ({ msw }) => msw.use(...invitation.success(), ...user.success()),
  parameters: screenAt(
    PATH,
    'Opened from an email: an invitation to accept or decline.',
    '/invitation/:token',
  ),
});

/** A guest logs in or signs up first, and returns here. */
export const LoggedOut = meta.story({});

/** One click makes the person a member, and the result takes the focus. */
export const Accepting = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => msw.use(...acceptance.success()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/eleni@example\.gr/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.accept }));
    await expect(await canvas.findByText(texts.done.accepted)).toBeVisible();
    await leads(canvas, texts.seePlace, '/listing-grid/farmakeio-andronikou');
    await expect(canvas.queryByRole('button', { name: texts.accept })).toBeNull();
  },
});

/** An account with another e-mail address needs a second click to accept. */
export const OtherAddress = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => msw.use(...acceptance.otherAddress()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.accept }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('e•••@example.gr');
    await expect(canvas.getByRole('button', { name: texts.acceptAnyway })).toBeVisible();
  },
});

export const Declining = meta.story({
  beforeEach: ({ msw }) => msw.use(...refusal.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.decline }));
    await expect(await canvas.findByText(texts.done.declined)).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: ({ msw }) => msw.use(...invitation.success({ state: 'expired' })),
  play: showing(texts.over.expired),
});
