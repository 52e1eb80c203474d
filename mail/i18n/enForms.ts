import type { elForms } from './elForms.ts';
import type { Texts } from './el.ts';

/** The texts of messages caused by the site's forms, in English. */
export const enForms: Texts<typeof elForms> = {
  written: {
    subject: {
      contact: 'A message from {name}',
      question: 'A question from {name}',
      job: 'Interest in working with us: {name}',
      author: 'A message for the profile {author}, from {name}',
      person: 'A message from {name} through Seira',
    },
    from: '{name} ({email}) writes:',
    reply: 'Reply to this message, and the reply goes to {email}.',
    hidden:
      'It came from your public profile. Your address was not shown; it will be only if you reply.',
  },
  receipt: {
    subject: 'We have your message',
    heading: 'We have your message',
    text: 'It reached us: {at} (Greek time). We will answer to this address.',
    personSubject: 'Your message was sent',
    personHeading: 'Your message was sent',
    personText:
      'It was handed to the member you wrote to: {at} (Greek time). If they reply, you will see it at this address.',
    unasked: 'If you did not write it, somebody gave your address by mistake. Ignore this message.',
  },
  answer: {
    subject: 'The answer to your message',
    text: 'You wrote to us: {at} (Greek time). Our answer:',
    note: 'If you have more to say, write to us on the contact page.',
  },
  subscription: {
    newsletter: {
      subject: 'Confirm that you want our news',
      heading: 'Would you like news from Seira?',
      text: 'Somebody asked us to send news from Seira to {email}. It starts only if you confirm it.',
    },
    openings: {
      subject: 'Confirm your notice: {place}',
      heading: 'Shall we tell you when there are numbers?',
      text: 'Somebody asked us to tell {email} once “{place}” gives numbers. There will be one message, and only if you confirm it.',
    },
    action: 'Confirm',
    expires: 'The link is good until {until} (Greek time).',
    unasked: 'If you did not ask for this, ignore this message: without you nothing starts.',
  },
  welcome: {
    newsletter: {
      subject: 'You are on the list',
      text: 'We will send news from Seira to {email}, not often.',
    },
    openings: {
      subject: 'We will tell you: {place}',
      text: 'We will send one message to {email} once “{place}” gives numbers.',
    },
    leave: 'Unsubscribe with one press',
    note: 'If you change your mind, the link takes you off the list at once, without an account.',
  },
  opening: {
    subject: 'Numbers are open: {place}',
    heading: 'You can take a number',
    text: '“{place}”, {address}, gives numbers from now on. The first day: {day}.',
    action: 'Take a number',
    once: 'You asked to be told once. No further message will follow, and your address has left this list.',
  },
};
