export const subscription = {
  title: 'Messages by email',
  description: 'Confirm or stop messages by email.',
  ask: 'Press to confirm that you want these messages.',
  started: {
    newsletter: 'You are on the list. We will write to {{email}}.',
    openings: 'We will write once to {{email}}, as soon as it gives numbers: {{place}}.',
  },
  is: {
    newsletter: 'We send news from Seira to {{email}}.',
    openings: 'We will write to {{email}} when it gives numbers: {{place}}.',
  },
  end: 'Unsubscribe',
  ending: 'Unsubscribing…',
  ended: 'You are off the list. We will not write again, and your address is no longer on it.',
  missing: 'The subscription was not found. If it has ended already, there is nothing to do.',
  home: 'To the home page',
};
