import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { accountNoticeMessage, type AccountNoticeLetter } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const letter: AccountNoticeLetter = {
  language: 'el',
  notice: 'password_changed',
  at: new Date('2026-11-27T10:00:00Z'),
  href: 'https://seira.example/recover',
  email: 'nea@example.gr',
};

const login = 'https://seira.example/login';

const meta = preview.meta({
  title: 'Messages/AccountNotice',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'The messages that tell of a change of an account, so that nobody makes one unnoticed.',
      },
    },
  },
  args: { message: accountNoticeMessage(letter) },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Παρασκευή 27 Νοεμβρίου, 12:00/)).toBeVisible();
  },
});

/** To the old address, before the new one is confirmed. */
export const EmailAsked = meta.story({
  args: { message: accountNoticeMessage({ ...letter, notice: 'email_asked' }) },
});

/** With the day until which the person can change their mind. */
export const Deletion = meta.story({
  args: { message: accountNoticeMessage({ ...letter, notice: 'deletion', href: login }) },
});

/** After an account at another service was joined. */
export const SocialJoined = meta.story({
  args: {
    message: accountNoticeMessage({ ...letter, notice: 'social_joined', provider: 'google' }),
  },
});
