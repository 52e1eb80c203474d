import type { el } from './el.ts';

type Texts<Of> = { [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** What messages say, in English. */
export const en: Texts<typeof el> = {
  invitation: {
    subject: 'Invitation: {place}',
    heading: 'You are invited to the team',
    clerk: '{inviter} invites you to serve people with Seira at “{place}”, {address}.',
    owner: '{inviter} invites you to run “{place}”, {address}, on Seira.',
    team: 'The Seira team',
    clerkCan:
      'You will see who is waiting, call the next person, and give numbers to those who come without an account.',
    ownerCan: 'You will call the next person, invite colleagues, and see what everybody did.',
    action: 'See the invitation',
    expires: 'The link is good once, until {until} (Greek time).',
    unexpected:
      'If you did not expect this message, you can ignore it: without you nothing changes.',
  },
};
