import type { el } from './el.ts';
import type { Texts } from './texts.ts';

const GOOD_ONCE = 'The link is good once, until {until} (Greek time).';
const UNASKED =
  'If you did not ask for this, you can ignore this message: without you nothing changes.';
const NOT_ME =
  'If you did not write it, somebody gave your address by mistake. Ignore this message.';

const invitation = (...text: string[]): Texts => ({
  subject: 'Invitation: {place}',
  heading: 'You are invited to the team',
  text,
  action: 'See the invitation',
  notes: [
    GOOD_ONCE,
    'If you did not expect this message, you can ignore it: without you nothing changes.',
  ],
});

const decision = (heading: string, text: string): Texts => ({
  subject: `${heading}: {title}`,
  heading,
  text: [text, 'The reason: {reason}'],
  action: 'See the place',
  notes: 'A person at Seira read it. If you disagree, write to us from the contact page.',
});

/** E-mails to operators or to a member. */
const written = (subject: string, ...notes: string[]): Texts => ({
  subject,
  quoted: '{name} ({email}) writes:',
  notes: ['Reply to this message, and the reply goes to {email}.', ...notes],
});

const subscription = (texts: Pick<Texts, 'subject' | 'heading' | 'text'>): Texts => ({
  ...texts,
  action: 'Confirm',
  notes: [
    'The link is good until {until} (Greek time).',
    'If you did not ask for this, ignore this message: without you nothing starts.',
  ],
});

const welcome = (subject: string, text: string): Texts => ({
  subject,
  text,
  action: 'Unsubscribe with one press',
  notes: 'If you change your mind, the link takes you off the list at once, without an account.',
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
    notes: 'You asked to be told once. No further message about this number will follow.',
  },
  day_closed: {
    subject: 'Closed on the day of your number: {place}',
    heading: 'The place will be closed',
    text: 'You hold number {rank} for {day}: “{place}”, {address}. Nobody will be called on that day.',
    quoted: 'The reason:',
    action: 'See your number',
    notes:
      'You can cancel it and choose another day. If the place opens after all, your number counts and we will tell you.',
  },
  day_open: {
    subject: 'Your number counts again: {place}',
    heading: 'Your number counts again',
    text: 'You hold number {rank} for {day}: “{place}”, {address}. The place will be open after all and will call your number as usual.',
    action: 'See your number',
    notes:
      'We had told you that the place would be closed on that day. If you cannot come, please cancel your number.',
  },
  'invitation.clerk': invitation(
    '{inviter} invites you to serve people with Seira at “{place}”, {address}.',
    'You will see who is waiting, call the next person, and give numbers to those who come without an account.',
  ),
  'invitation.owner': invitation(
    '{inviter} invites you to run “{place}”, {address}, on Seira.',
    'You will call the next person, invite colleagues, and see what everybody did.',
  ),
  'listing.approve': decision(
    'Your listing is published',
    'Everybody can see the listing “{title}” now.',
  ),
  'listing.return': decision(
    'Your listing needs changes',
    'The listing “{title}” is not published yet. Correct it and send it again.',
  ),
  'change.approve': decision(
    'Your change is public',
    'The new name, category or address of “{title}” is what everybody sees now.',
  ),
  'change.return': decision(
    'Your change was not approved',
    '“{title}” is shown as before. You can change what you wrote and send it again.',
  ),
  'claim.approve': decision(
    'Your request was approved',
    'You run the listing “{title}” from now on.',
  ),
  'claim.return': decision(
    'Your request was not approved',
    'We could not confirm that the listing “{title}” is yours.',
  ),
  'report.approve': decision(
    'Your report was accepted',
    'We looked at what you wrote about “{title}” and did what was needed.',
  ),
  'report.return': decision(
    'We looked at your report',
    'We looked at what you wrote about “{title}” and changed nothing.',
  ),
  'review.approve': decision(
    'Your review is published',
    'Everybody can see what you wrote about “{title}” now.',
  ),
  'review.return': decision(
    'Your review is not shown',
    'Others do not see what you wrote about “{title}”.',
  ),
  'comment.approve': decision(
    'Your comment is published',
    'Everybody can see your comment on “{title}” now.',
  ),
  'comment.return': decision(
    'Your comment was not published',
    'Others do not see your comment on “{title}”.',
  ),
  recover: {
    subject: 'A new password for Seira',
    heading: 'Set a new password',
    text: 'A new password was requested for the account with the address {email}. Once you set it, all your devices are signed out.',
    action: 'Set a new password',
    notes: [GOOD_ONCE, UNASKED],
  },
  confirm: {
    subject: 'Confirm your email',
    text: 'With this link you show that the address {email} is yours. You can take numbers before that; reviews and listings need it.',
    action: 'Confirm my email',
    notes: [GOOD_ONCE, UNASKED],
  },
  change_email: {
    subject: 'Confirm your new address',
    heading: 'A new email address',
    text: 'Somebody asked for an account on Seira to use the address {email}. That happens once you confirm it; until then the old one stays.',
    action: 'Confirm this address',
    notes: [GOOD_ONCE, UNASKED],
  },
  link_social: {
    subject: 'Signing in to Seira with {provider}',
    heading: 'Signing in with {provider}',
    text: 'Somebody asked to sign in to the account {email} with the {provider} account that has the same address.',
    action: 'Join the two accounts',
    notes: [GOOD_ONCE, UNASKED],
  },
  password_changed: {
    subject: 'Your password has changed',
    text: 'The password of your account on Seira was changed: {at} (Greek time). Your other devices are signed out.',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password with this link at once.',
  },
  email_asked: {
    subject: 'A change of your email was requested',
    text: 'Somebody asked for your account on Seira to use the address {email}. That happens once it is confirmed from there.',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that also calls off the change.',
  },
  email_changed: {
    subject: 'Your email has changed',
    text: 'Your account on Seira now uses the address {email} instead of this one.',
    action: 'Contact us',
    notes: 'If it was not you, write to us at once.',
  },
  social_joined: {
    subject: 'You can sign in with {provider} as well',
    text: 'Your account on Seira now also opens with your {provider} account: {at} (Greek time).',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that also ends signing in through other services.',
  },
  social_ended: {
    subject: 'You no longer sign in with {provider}',
    text: 'Your account on Seira no longer opens with your {provider} account: {at} (Greek time).',
    action: 'Set a new password',
    notes:
      'If it was you, there is nothing to do. Otherwise set a new password at once: that signs out all devices.',
  },
  deletion: {
    subject: 'Your account will be deleted',
    text: 'You asked for your account on Seira to be deleted. It will be gone for good after this moment: {at} (Greek time). The numbers that were waiting have been given back.',
    action: 'Log in',
    notes: 'If you change your mind, log in before then and keep your account.',
  },
  pending: {
    subject: 'Waiting for a decision: {count}',
    text: 'Visitors sent in things that wait for a decision: {count}. The oldest has waited since {at} (Greek time).',
    action: 'See them',
    notes: 'This message is sent once a day while something has waited for more than a day.',
  },
  'written.contact': written('A message from {name}'),
  'written.question': written('A question from {name}'),
  'written.job': written('Interest in working with us: {name}'),
  'written.author': written('A message for the profile {author}, from {name}'),
  'written.person': written(
    'A message from {name} through Seira',
    'It came from your public profile. Your address was not shown; it will be only if you reply.',
  ),
  receipt: {
    subject: 'We have your message',
    text: 'It reached us: {at} (Greek time). We will answer to this address.',
    notes: NOT_ME,
  },
  'receipt.person': {
    subject: 'Your message was sent',
    text: 'It was handed to the member you wrote to: {at} (Greek time). If they reply, you will see it at this address.',
    notes: NOT_ME,
  },
  answer: {
    subject: 'The answer to your message',
    quoted: 'You wrote to us: {at} (Greek time). Our answer:',
    notes: ['If you have more to say, write to us on the contact page.', NOT_ME],
  },
  'subscription.newsletter': subscription({
    subject: 'Confirm that you want our news',
    heading: 'Would you like news from Seira?',
    text: 'Somebody asked us to send news from Seira to {email}. It starts only if you confirm it.',
  }),
  'subscription.openings': subscription({
    subject: 'Confirm your notice: {place}',
    heading: 'Shall we tell you when there are numbers?',
    text: 'Somebody asked us to tell {email} once “{place}” gives numbers. There will be one message, and only if you confirm it.',
  }),
  'welcome.newsletter': welcome(
    'You are on the list',
    'We will send news from Seira to {email}, not often.',
  ),
  'welcome.openings': welcome(
    'We will tell you: {place}',
    'We will send one message to {email} once “{place}” gives numbers.',
  ),
  opening: {
    subject: 'Numbers are open: {place}',
    heading: 'You can take a number',
    text: '“{place}”, {address}, gives numbers from now on. The first day: {day}.',
    action: 'Take a number',
    notes:
      'You asked to be told once. No further message will follow, and your address has left this list.',
  },
};
