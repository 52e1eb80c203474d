/** One's own listings: what becomes of them. */
export const listings = {
  signIn: 'Log in to submit the listing. What you wrote stays on this device.',
  signInLink: 'Log in',
  unconfirmed:
    'To submit the listing, confirm your e-mail address first. You can write it already.',
  confirmLink: 'Confirm the address',
  returned: 'The listing was returned. The reason: {{reason}}',
  notFound: 'This listing is no draft any more. See it on your dashboard.',
  doneTitle: 'The listing was submitted',
  doneText:
    'A moderator will read it. We write to {{email}} once it is published, or if something is missing. Until then only you see it.',
  toDashboard: 'To my dashboard',
  another: 'New listing',
  own: 'My listings',
  untitled: 'Untitled',
  states: {
    draft: 'Draft',
    submitted: 'Waiting for its check',
    published: 'Published',
    returned: 'Returned',
  },
  goOn: 'Continue: {{title}}',
  see: 'View: {{title}}',
  continue: 'Continue',
  view: 'View',
  reason: 'The reason: {{reason}}',
  claim: 'This is my place',
  claimTitle: 'Is it yours?',
  claimText:
    'A moderator will check that “{{place}}” is yours. From then on you set its plan and its members.',
  claimWhy: 'What do you have to do with the place?',
  claimContact: 'Where can we confirm it?',
  claimContactHint: 'E.g. a telephone number of the place in a public directory',
  claimSend: 'Send the request',
  claimSending: 'Sending…',
  claimSent: 'The request was sent. We write to you once it is checked.',
};
