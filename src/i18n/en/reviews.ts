export const reviews = {
  sent: {
    withoutPhoto: 'The photo was not sent: reviews are published without photos here.',
    published: 'Your review is published. Thank you.',
    waiting:
      'We have your review. A person at Seira reads it first, and we write to you once it is published.',
  },
  toLogin: 'Log in to send your review. What you wrote stays here.',
  own: {
    title: 'Your reviews of this place',
    waiting: 'Waits for a check',
    published: 'Published',
    returned: 'Not published',
    removed: 'Removed',
    until: 'You can change it until {{until}}.',
    saved: 'Your review has changed.',
  },
  report: {
    title: 'What is wrong with this review?',
    done: 'We have your report, and write to you what was decided.',
    toLogin: 'Log in to send the report.',
  },
  more: {
    show: 'More reviews',
    shown: '{{shown}} of {{total}} reviews are shown.',
    all_one: 'The only review is shown.',
    all_other: 'All {{count, number}} reviews are shown.',
  },
  reply: {
    title: 'A reply in the name of the place',
    text: 'Your reply',
    hint: 'Everybody sees it below the review.',
    submit: 'Publish',
    sending: 'Publishing…',
  },
};
