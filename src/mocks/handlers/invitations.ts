import { http, HttpResponse, type RequestHandler } from 'msw';
import type { InvitationLink } from '#common/contract/places/members.ts';
import { buildInvitation } from '#src/mocks/invitations.ts';
import { failures, json, nothing, type Failure } from './answers.ts';

const ONE = '*/api/invitations/:token';

/** Looking at an invitation, by what comes of it. */
export const invitation = {
  success: (link: InvitationLink = buildInvitation()): RequestHandler[] => [
    http.get(ONE, json(link)),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(ONE, failures[how])],
};

const accepted = ({ organisation, role }: InvitationLink) => json({ organisation, role });

export const acceptance = {
  success: (link: InvitationLink = buildInvitation()): RequestHandler[] => [
    http.post(`${ONE}/accept`, accepted(link)),
  ],
  /** The account has another address: that is to be confirmed first. */
  otherAddress: (link: InvitationLink = buildInvitation()): RequestHandler[] => [
    http.post(`${ONE}/accept`, async ({ request }) => {
      const { other_address: confirmed } = (await request.json()) as { other_address?: boolean };
      return confirmed
        ? accepted(link)()
        : HttpResponse.json(
            { error: 'Άλλη διεύθυνση.', code: 'invitation_other_address' },
            { status: 409 },
          );
    }),
  ],
  fails: (how: Failure): RequestHandler[] => [http.post(`${ONE}/accept`, failures[how])],
};

export const refusal = {
  success: (): RequestHandler[] => [http.post(`${ONE}/decline`, nothing())],
  fails: (how: Failure): RequestHandler[] => [http.post(`${ONE}/decline`, failures[how])],
};
