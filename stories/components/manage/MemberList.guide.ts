import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `MemberList`. */
export const guide = {
  purpose: 'Shows who serves at a place and who runs it, and who is invited.',
  whenNot: 'For the public authors of listings use `AuthorCard`.',
  anatomy: ['Name and e-mail address', 'Role', 'Remove or leave', 'Open invitations'],
  dos: ['Mark one’s own row: leaving is not removing.'],
  donts: ['Do not hide that an invitation has expired.'],
  content: { el: ['«Υπεύθυνος» και «Υπάλληλος».'], en: ['“Owner” and “Clerk”.'] },
  keyboard: [{ keys: 'Arrow keys', does: 'Choose a role where the list has the focus.' }],
  since: '1.0.0',
  related: ['ConfirmDialog'],
} satisfies ComponentGuide;
