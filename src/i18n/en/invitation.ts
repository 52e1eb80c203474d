export const invitation = {
  title: 'Invitation',
  description: 'Accept or decline the invitation of a place on Seira.',
  from: '{{name}} invites you to the team of:',
  fromTeam: 'The Seira team invites you to:',
  clerk:
    'As a clerk you will see who is waiting, call the next person, and give numbers to those who come without an account.',
  owner:
    'As an owner you will call the next person, invite colleagues, and see what everybody did.',
  until: 'Good until {{until}}.',
  signedOut: 'To accept it, log in or sign up. You will come back here.',
  as: 'You accept it with the account {{email}}.',
  otherAddress:
    'The invitation was sent to {{invited}}, but your account has the address {{email}}. Do you want to accept it with this account?',
  accept: 'Accept',
  acceptAnyway: 'Accept with this account',
  decline: 'Decline',
  seePlace: 'See the place',
  missing:
    'The invitation was not found. Perhaps the link was not copied whole, or you have been sent a newer one. Open it from the latest message.',
  done: {
    accepted: 'You are part of the team now.',
    declined: 'The invitation was declined.',
  },
  over: {
    expired: 'The invitation has expired. Ask for a new one.',
    accepted: 'The invitation has been used already.',
    declined: 'The invitation was declined. If you have changed your mind, ask for a new one.',
    revoked: 'The place has revoked the invitation.',
  },
};
