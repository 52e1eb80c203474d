import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { accountLinkMessage, type AccountLinkLetter } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const letter: AccountLinkLetter = {
  language: 'el',
  purpose: 'recover',
  email: 'eleni@example.gr',
  href: 'https://seira.example/recover?token=Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
  expiresAt: new Date('2026-11-27T10:00:00Z'),
};

const meta = preview.meta({
  title: 'Messages/AccountLink',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '1000px' },
      description: {
        component:
          'The messages whose link sets a new password or confirms an address, as HTML and as text. Each link is good once.',
      },
    },
  },
  args: { message: accountLinkMessage(letter) },
});

/** For a lost password. */
export const Recover = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Νέος κωδικός για τη Σειρά',
    );
    await expect(canvas.getByText(/Παρασκευή 27 Νοεμβρίου, 12:00/)).toBeVisible();
  },
});

/** For an account at another service that has the same address. */
export const LinkSocial = meta.story({
  args: {
    message: accountLinkMessage({ ...letter, purpose: 'link_social', provider: 'google' }),
  },
});

export const English = meta.story({
  args: { message: accountLinkMessage({ ...letter, language: 'en' }) },
});
