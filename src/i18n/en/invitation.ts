export const invitation = {
  title: 'Invitation',
  description: 'Accept or decline an invitation to the team of a place.',
  from: '{{name}} has invited you to the team of:',
  fromTeam: 'The Seira team has invited you to the team of:',
  clerk:
    'As a member of staff, you will see who is waiting, call the next person, and give numbers to people who come without an account.',
  owner:
    'As a manager, you will call the next person, invite colleagues, and see what everyone did.',
  until: 'Valid until {{until}}.',
  signedOut: 'To accept it, log in or sign up. You will then come back here.',
  as: 'You will accept it with the account {{email}}.',
  otherAddress:
    'The invitation was sent to {{invited}}, but your account has the address {{email}}. Do you want to accept it with this account?',
  accept: 'Accept',
  acceptAnyway: 'Accept with this account',
  decline: 'Decline',
  seePlace: 'See the place',
  missing:
    'The invitation was not found. The link may not have been copied in full, or you may have been sent a newer one. Open it from the latest message.',
  done: {
    accepted: 'You are now on the team.',
    declined: 'The invitation was declined.',
  },
  over: {
    expired: 'The invitation has expired. Ask for a new one.',
    accepted: 'The invitation has already been used.',
    declined: 'The invitation was declined. If you have changed your mind, ask for a new one.',
    revoked: 'The invitation was revoked.',
  },
};
