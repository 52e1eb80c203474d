export const written = {
  sent: {
    message:
      'We have received your message and emailed you a confirmation. We will reply to {{email}}.',
    author:
      'This profile is a sample, so your message went to our team. We will reply to {{email}}.',
    person: 'Your message was sent. If they reply, you will see it at {{email}}.',
    comment:
      'We have received your comment. It will appear here once we approve it, and we will let you know by email.',
    report:
      'Thank you for the report. We will check it; if you are logged in, we will email you the decision.',
    newsletter:
      'We sent a link to {{email}}. Your subscription starts once you open it, within 24 hours.',
    openings:
      'We sent a link to {{email}}. Open it, and we will write once, as soon as numbers are available.',
  },
  report: {
    reason: 'What is it about?',
    reasons: {
      details: 'Wrong details or hours',
      closed: 'Closed or moved',
      fake: 'Does not exist or is not what it says',
      offensive: 'Offensive content',
      other: 'Something else',
    },
  },
  openings: {
    title: 'Shall we tell you when numbers are available?',
    text: 'There are no numbers for any day right now. Leave your email and we will write to you once.',
    sooner: 'Should we tell you if one becomes free sooner?',
    soonerText:
      'All numbers are taken until {{day}}. Leave your email and we will write once, if one becomes free.',
    submit: 'Notify me',
  },
  message: { person: 'Send a message' },
};
