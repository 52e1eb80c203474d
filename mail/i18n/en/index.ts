import type { el } from '#mail/i18n/el/index.ts';
import type { Texts } from '#mail/i18n/texts.ts';
import { moderation } from './moderation.ts';

const GOOD_ONCE = 'You can use this link once, until {until} (Greek time).';
const UNASKED =
  'If you did not ask for this, you can ignore this message: nothing changes unless you open the link.';
const NOT_ME =
  'If you did not write it, someone gave your address by mistake. Ignore this message.';

const invitation = (...text: string[]): Texts => ({
  subject: 'Invitation: {place}',
  heading: 'You are invited to the team',
  text,
  action: 'See the invitation',
  notes: [
    GOOD_ONCE,
    'If you did not expect this message, you can ignore it: nothing changes unless you open the link.',
  ],
});

/** E-mails to operators or to a member. */
const written = (subject: string, ...notes: string[]): Texts => ({
  subject,
  quoted: '{name} ({email}) wrote:',
  notes: ['Reply to this message, and your reply will go to {email}.', ...notes],
});

const subscription = (texts: Pick<Texts, 'subject' | 'heading' | 'text'>): Texts => ({
  ...texts,
  action: 'Confirm',
  notes: [
    'The link works until {until} (Greek time).',
    'If you did not ask for this, ignore this message: nothing starts unless you open the link.',
  ],
});

const welcome = (subject: string, text: string): Texts => ({
  subject,
  text,
  action: 'Unsubscribe with one tap',
  notes: 'If you change your mind, the link unsubscribes you at once, without an account.',
});

export const en: Record<keyof typeof el, Texts> = {
  alert: {
    subject: 'Your turn is near: {place}',
    heading: [
      'Nobody is ahead of you',
      '1 person is ahead of you',
      '{count} people are ahead of you',
    ],
    text: [
      'Your number is {rank}: “{place}”, {address}.',
      'If you are not there yet, set off now.',
    ],
    action: 'See your number',
    notes: 'You asked to be notified once. There will be no further messages about this number.',
  },
  break_over: {
    subject: 'Your 15\u00a0minutes are over: {place}',
    heading: 'You can be called again',
    text: 'Your number is {rank}: “{place}”, {address}. It kept its place while you were away, and the 15\u00a0minutes are over.',
    action: 'See your number',
    notes: 'If you are on your way or already there, say so on the page of your number.',
  },
  day_closed: {
    subject: 'Closed on the day of your number: {place}',
    heading: 'Closed on that day',
    text: 'You have number {rank} for {day}: “{place}”, {address}. Nobody will be called on that day.',
    quoted: 'Reason:',
    action: 'See your number',
    notes:
      'You can cancel it and choose another day. If the place opens after all, your number will be valid and we will tell you.',
  },
  day_open: {
    subject: 'Your number is valid again: {place}',
    heading: 'Your number is valid again',
    text: 'You have number {rank} for {day}: “{place}”, {address}. The place will be open after all and will call your number as usual.',
    action: 'See your number',
    notes:
      'We had told you that the place would be closed on that day. If you cannot come, please cancel your number.',
  },
  number_cancelled: {
    subject: 'Your number is cancelled: {place}',
    heading: 'Your number is cancelled',
    text: 'You had number {rank} for {day}: “{place}”, {address}. Nobody will call you.',
    quoted: 'Message:',
    action: 'See your number',
    notes: 'You can take a number for another day.',
  },
  'invitation.clerk': invitation(
    '{inviter} has invited you to serve people at “{place}”, {address}, with Seira.',
    'As a member of staff, you will see who is waiting, call the next person, and give numbers to people who come without an account.',
  ),
  'invitation.owner': invitation(
    '{inviter} has invited you to manage “{place}”, {address}, on Seira.',
    'As a manager, you will call the next person, invite colleagues, and see what everyone did.',
  ),
  ...moderation,
  recover: {
    subject: 'A new password for Seira',
    heading: 'Set a new password',
    text: 'A new password was requested for the account with the address {email}. Once you set it, all your devices will be logged out.',
    action: 'Set a new password',
    notes: [GOOD_ONCE, UNASKED],
  },
  confirm: {
    subject: 'Confirm your email',
    text: 'This link confirms that the address {email} is yours. You can already take numbers; reviews and listings need a confirmed email.',
    action: 'Confirm my email',
    notes: [GOOD_ONCE, UNASKED],
  },
  change_email: {
    subject: 'Confirm your new address',
    heading: 'A new email address',
    text: 'Someone asked for an account on Seira to use the address {email}. It will change once you confirm it; until then, the old one stays.',
    action: 'Confirm this address',
    notes: [GOOD_ONCE, UNASKED],
  },
  link_social: {
    subject: 'Log in to Seira with {provider}',
    heading: 'Log in with {provider}',
    text: 'Someone asked to log in to the account {email} with the {provider} account that has the same address.',
    action: 'Join the two accounts',
    notes: [GOOD_ONCE, UNASKED],
  },
  password_changed: {
    subject: 'Your password has changed',
    text: 'The password of your account on Seira was changed on {at} (Greek time). Your other devices have been logged out.',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password with this link at once.',
  },
  email_asked: {
    subject: 'A change of your email was requested',
    text: 'Someone asked for your account on Seira to use the address {email}. It will change once the new address is confirmed.',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that also cancels the change.',
  },
  email_changed: {
    subject: 'Your email has changed',
    text: 'Your account on Seira now uses the address {email} instead of this one.',
    action: 'Contact us',
    notes: 'If it was not you, write to us at once.',
  },
  social_joined: {
    subject: 'You can log in with {provider} too',
    text: 'Your account on Seira can now also be opened with your {provider} account. Changed on {at} (Greek time).',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that also ends logins through other services.',
  },
  social_ended: {
    subject: 'You can no longer log in with {provider}',
    text: 'Your account on Seira can no longer be opened with your {provider} account. Changed on {at} (Greek time).',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that logs out all devices.',
  },
  deletion: {
    subject: 'Your account will be deleted',
    text: 'You asked for your account on Seira to be deleted. It will be permanently deleted on {at} (Greek time). Your open numbers have been cancelled.',
    action: 'Log in',
    notes: 'If you change your mind, log in before then and keep your account.',
  },
  week: {
    subject: 'Your week: {place}',
    text: [
      'Served: {count} (the week before: {before}). Did not come: {noShows}.',
      'Usual wait in minutes: {minutes}.',
      'The week before: {minutesBefore}.',
      'Longest wait: {slowest}. Minutes of waiting: {wait}.',
      'One suggestion. {proposal}, counters open: {counters}. Minutes less waiting: about {saves}.',
      'Suggestions need four weeks of data. So far: {weeks}.',
    ],
    quoted: 'People by day:',
    action: 'See the week',
    notes: 'Sent every Monday to managers. A switch under Manage stops it.',
  },
  pending: {
    subject: 'Waiting for approval: {count}',
    text: 'Submissions waiting for approval: {count}. The oldest has been waiting since {at} (Greek time).',
    action: 'See them',
    notes: 'This message is sent once a day while something has waited for more than a day.',
  },
  'written.contact': written('A message from {name}'),
  'written.question': written('A question from {name}'),
  'written.job': written('Interest in working with us: {name}'),
  'written.author': written('A message for the profile {author}, from {name}'),
  'written.person': written(
    'A message from {name} through Seira',
    'It came from your public profile. Your address was not shown; it will be shown only if you reply.',
  ),
  receipt: {
    subject: 'We have your message',
    text: 'We received it on {at} (Greek time). We will reply to this address.',
    notes: NOT_ME,
  },
  'receipt.person': {
    subject: 'Your message was sent',
    text: 'It was delivered to the member you wrote to on {at} (Greek time). If they reply, you will see it at this address.',
    notes: NOT_ME,
  },
  answer: {
    subject: 'Our reply to your message',
    quoted: 'You wrote to us on {at} (Greek time). Our reply:',
    notes: ['If you have more to say, write to us on the contact page.', NOT_ME],
  },
  'subscription.newsletter': subscription({
    subject: 'Confirm that you want our news',
    heading: 'Would you like news from Seira?',
    text: 'Someone asked us to send news from Seira to {email}. It will start only if you confirm it.',
  }),
  'subscription.openings': subscription({
    subject: 'Confirm your notification: {place}',
    heading: 'Shall we tell you when numbers are available?',
    text: 'Someone asked us to tell {email} when numbers are available at “{place}”. There will be one message, and only if you confirm it.',
  }),
  'welcome.newsletter': welcome(
    'You are subscribed',
    'We will send occasional news from Seira to {email}.',
  ),
  'welcome.openings': welcome(
    'We will tell you: {place}',
    'We will send one message to {email} when numbers are available at “{place}”.',
  ),
  freed: {
    subject: 'A number is free: {place}',
    heading: 'A number is free',
    text: '“{place}”, {address}: a number for {day} is free again. You are the first to know. If it is still free in five minutes, we will tell the next person who asked.',
    action: 'Take a number',
    notes:
      'You asked to be notified once. There will be no further messages, and your address has been removed from this list.',
  },
  opening: {
    subject: 'Numbers are available: {place}',
    heading: 'You can take a number',
    text: 'Numbers are now available at “{place}”, {address}. First day: {day}.',
    action: 'Take a number',
    notes:
      'You asked to be notified once. There will be no further messages, and your address has been removed from this list.',
  },
};
