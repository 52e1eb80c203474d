import type { InvitationLink } from '#common/contract/places/members.ts';

/** An open invitation to serve as a clerk. */
export const buildInvitation = (overrides: Partial<InvitationLink> = {}): InvitationLink => ({
  organisation: {
    code: 'org-andronikou',
    slug: 'farmakeio-andronikou',
    title: 'Φαρμακείο Ανδρονίκου',
    address: 'Πατησίων 120',
    city: 'Αθήνα',
    image: null,
  },
  role: 'clerk',
  state: 'open',
  email: 'e•••@example.gr',
  invited_by: 'Μάρκος Υπεύθυνος',
  expires_at: '2026-11-27T12:00:00+02:00',
  ...overrides,
});
