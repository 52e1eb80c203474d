import type { el, Texts } from './el.ts';

/** The texts of messages, in English. */
export const en: Texts<typeof el> = {
  alert: {
    subject: 'Your turn is near: {place}',
    aheadNone: 'Nobody is ahead of you',
    aheadOne: '1 person is ahead of you',
    aheadMany: '{count} people are ahead of you',
    number: 'Your number is {rank}: “{place}”, {address}.',
    come: 'If you are not there yet, set off now.',
    action: 'See your number',
    once: 'You asked to be told once. No further message about this number will follow.',
  },
  dayClosed: {
    subject: 'Closed on the day of your number: {place}',
    heading: 'The place will be closed',
    text: 'You hold number {rank} for {day}: “{place}”, {address}. Nobody will be called on that day.',
    reason: 'The reason, in the place’s own words:',
    action: 'See your number',
    note: 'You can give it back and choose another day. If the place opens after all, your number counts.',
  },
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
  decision: {
    reason: 'The reason: {reason}',
    action: 'See the place',
    note: 'A person at Seira read it. If you disagree, write to us from the contact page.',
    listing: {
      approve: {
        subject: 'Your listing is published: {title}',
        heading: 'Your listing is published',
        text: 'Everybody can see the listing “{title}” now.',
      },
      return: {
        subject: 'Your listing needs changes: {title}',
        heading: 'Your listing needs changes',
        text: 'The listing “{title}” is not published yet. Correct it and send it again.',
      },
    },
    change: {
      approve: {
        subject: 'Your change is public: {title}',
        heading: 'Your change is public',
        text: 'The new name, category or address of “{title}” is what everybody sees now.',
      },
      return: {
        subject: 'Your change was not approved: {title}',
        heading: 'Your change was not approved',
        text: '“{title}” is shown as before. You can change what you wrote and send it again.',
      },
    },
    claim: {
      approve: {
        subject: 'Your request was approved: {title}',
        heading: 'Your request was approved',
        text: 'You run the listing “{title}” from now on.',
      },
      return: {
        subject: 'Your request was not approved: {title}',
        heading: 'Your request was not approved',
        text: 'We could not confirm that the listing “{title}” is yours.',
      },
    },
    report: {
      approve: {
        subject: 'Your report was accepted: {title}',
        heading: 'Your report was accepted',
        text: 'We looked at what you wrote about “{title}” and did what was needed.',
      },
      return: {
        subject: 'We looked at your report: {title}',
        heading: 'We looked at your report',
        text: 'We looked at what you wrote about “{title}” and changed nothing.',
      },
    },
    review: {
      approve: {
        subject: 'Your review is published: {title}',
        heading: 'Your review is published',
        text: 'Everybody can see what you wrote about “{title}” now.',
      },
      return: {
        subject: 'Your review is not shown: {title}',
        heading: 'Your review is not shown',
        text: 'Others do not see what you wrote about “{title}”.',
      },
    },
    comment: {
      approve: {
        subject: 'Your comment is published: {title}',
        heading: 'Your comment is published',
        text: 'Everybody can see your comment on “{title}” now.',
      },
      return: {
        subject: 'Your comment was not published: {title}',
        heading: 'Your comment was not published',
        text: 'Others do not see your comment on “{title}”.',
      },
    },
  },
  account: {
    recover: {
      subject: 'A new password for Seira',
      heading: 'Set a new password',
      text: 'A new password was requested for the account with the address {email}. Once you set it, all your devices are signed out.',
      action: 'Set a new password',
    },
    confirm: {
      subject: 'Confirm your email',
      heading: 'Confirm your email',
      text: 'With this link you show that the address {email} is yours. You can take numbers before that; reviews and listings need it.',
      action: 'Confirm my email',
    },
    change_email: {
      subject: 'Confirm your new address',
      heading: 'A new email address',
      text: 'Somebody asked for an account on Seira to use the address {email}. That happens once you confirm it; until then the old one stays.',
      action: 'Confirm this address',
    },
    link_social: {
      subject: 'Signing in to Seira with {provider}',
      heading: 'Signing in with {provider}',
      text: 'Somebody asked to sign in to the account {email} with the {provider} account that has the same address.',
      action: 'Join the two accounts',
    },
    expires: 'The link is good once, until {until} (Greek time).',
    unasked:
      'If you did not ask for this, you can ignore this message: without you nothing changes.',
    password_changed: {
      subject: 'Your password has changed',
      heading: 'Your password has changed',
      text: 'The password of your account on Seira was changed: {at} (Greek time). Your other devices are signed out.',
      action: 'Set a new password',
      note: 'If it was you, there is nothing to do. Otherwise set a new password with this link at once.',
    },
    email_asked: {
      subject: 'A change of your email was requested',
      heading: 'A change of your email was requested',
      text: 'Somebody asked for your account on Seira to use the address {email}. That happens once it is confirmed from there.',
      action: 'Set a new password',
      note: 'If it was you, there is nothing to do. Otherwise set a new password at once: that also calls off the change.',
    },
    email_changed: {
      subject: 'Your email has changed',
      heading: 'Your email has changed',
      text: 'Your account on Seira now uses the address {email} instead of this one.',
      action: 'Contact us',
      note: 'If it was not you, write to us at once.',
    },
    social_joined: {
      subject: 'You can sign in with {provider} as well',
      heading: 'You can sign in with {provider} as well',
      text: 'Your account on Seira now also opens with your {provider} account: {at} (Greek time).',
      action: 'Set a new password',
      note: 'If it was you, there is nothing to do. Otherwise set a new password at once: that also ends signing in through other services.',
    },
    social_ended: {
      subject: 'You no longer sign in with {provider}',
      heading: 'You no longer sign in with {provider}',
      text: 'Your account on Seira no longer opens with your {provider} account: {at} (Greek time).',
      action: 'Set a new password',
      note: 'If it was you, there is nothing to do. Otherwise set a new password at once: that signs out all devices.',
    },
    deletion: {
      subject: 'Your account will be deleted',
      heading: 'Your account will be deleted',
      text: 'You asked for your account on Seira to be deleted. It will be gone for good after this moment: {at} (Greek time). The numbers that were waiting have been given back.',
      action: 'Log in',
      note: 'If you change your mind, log in before then and keep your account.',
    },
  },
};
