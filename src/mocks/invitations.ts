import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  type InvitationLink,
} from '#common/contract/places/members.ts';
import { builder, mock, nothing, on, refusal as refused } from './mock.ts';

const buildInvitation = builder<InvitationLink>(() => ({
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
}));

export const invitation = mock(getInvitation, buildInvitation);

export const acceptance = {
  ...mock(acceptInvitation),
  /** The account has another e-mail address, which needs confirmation first. */
  otherAddress: () => [
    on(acceptInvitation, async ({ request }) => {
      const { other_address: confirmed } = await request.json();
      return confirmed
        ? nothing()()
        : refused(409, 'invitation_other_address', 'Άλλη διεύθυνση.')();
    }),
  ],
};

export const refusal = mock(declineInvitation);
