export const reviews = {
  sent: {
    withoutPhoto: 'The photo was not sent: reviews are published without photos here.',
    published: 'Your review is published. Thank you.',
    waiting:
      'We have received your review. We will check it first and write to you once it is published.',
  },
  toLogin: 'Log in to send your review. What you wrote will stay here.',
  own: {
    title: 'Your reviews of this place',
    waiting: 'Waiting for approval',
    published: 'Published',
    returned: 'Not published',
    removed: 'Removed',
    until: 'You can change it until {{until}}.',
    saved: 'Your review has changed.',
  },
  report: {
    title: 'What is wrong with this review?',
    done: 'We have received your report and will write to you about the decision.',
    toLogin: 'Log in to send the report.',
  },
  more: {
    show: 'More reviews',
    shown: '{{shown}} of {{total}} reviews shown.',
    all_one: 'The only review is shown.',
    all_other: 'All {{count, number}} reviews are shown.',
  },
  reply: {
    title: 'Reply on behalf of the place',
    text: 'Your reply',
    hint: 'Everyone will see it below the review.',
    submit: 'Publish',
    sending: 'Publishing…',
  },
};
