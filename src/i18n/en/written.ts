export const written = {
  sent: {
    message: 'We have your message and sent a receipt. We will answer to {{email}}.',
    author:
      'This profile is a sample, so your message went to our team. We will answer to {{email}}.',
    person: 'Your message was sent. If they reply, you will see it at {{email}}.',
    comment:
      'We have your comment. It is shown here once a person has approved it, and you will hear by email.',
    report:
      'Thank you for the report. A person will look at it; if you are logged in, you will hear the decision by email.',
    newsletter:
      'We sent a link to {{email}}. The subscription starts once you open it, within 24 hours.',
    openings:
      'We sent a link to {{email}}. Open it, and we will write once, as soon as there are numbers.',
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
    title: 'Shall we tell you when there are numbers?',
    text: 'It gives no numbers for any day now. Leave your email, and we will write to you once.',
    submit: 'Tell me',
  },
  message: { person: 'Send a message' },
};
