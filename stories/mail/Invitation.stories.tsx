import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { invitationMessage, type InvitationLetter } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const invitation: InvitationLetter = {
  language: 'el',
  role: 'clerk',
  place: { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' },
  inviter: 'Μάρκος Υπεύθυνος',
  href: 'https://seira.example/invitation/Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
  expiresAt: new Date('2026-11-27T10:00:00Z'),
};

const meta = preview.meta({
  title: 'Messages/Invitation',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '1100px' },
      description: {
        component:
          'The message that invites somebody to serve at a place or to run it, as HTML and as text. Both come from `mail/`, where the server takes them from.',
      },
    },
  },
  args: { message: invitationMessage(invitation) },
});

/** From an owner, to serve. */
export const Clerk = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Πρόσκληση: Φαρμακείο Ανδρονίκου' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Παρασκευή 27 Νοεμβρίου, 12:00/)).toBeVisible();
  },
});

/** Names that somebody chose to break the message. */
export const HostileNames = meta.story({
  args: {
    message: invitationMessage({
      ...invitation,
      inviter: '<b>Άννα</b>\r\nBcc: everybody@example.gr',
      place: { ...invitation.place, title: `"><img src=x> ${'Πολύ μακρύ όνομα '.repeat(12)}` },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>Άννα<\/b> Bcc: everybody@example\.gr σας/)).toBeVisible();
  },
});
