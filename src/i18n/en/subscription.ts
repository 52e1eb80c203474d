export const subscription = {
  title: 'Email updates',
  description: 'Confirm or stop email updates.',
  ask: 'Confirm that you want these emails.',
  started: {
    newsletter: 'You are subscribed. We will write to {{email}}.',
    openings: 'We will write once to {{email}}, as soon as numbers are available: {{place}}.',
  },
  is: {
    newsletter: 'We send news from Seira to {{email}}.',
    openings: 'We will write to {{email}} when numbers are available: {{place}}.',
  },
  end: 'Unsubscribe',
  ending: 'Unsubscribing…',
  ended:
    'You have unsubscribed. We will not write again, and your address is no longer on the list.',
  missing: 'The subscription was not found. If it has already ended, there is nothing to do.',
  home: 'Go to the home page',
};
