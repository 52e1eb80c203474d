export const about = {
  description: 'Why Seira exists and who makes it.',
  heading: 'Your wait, in your pocket',
  text: 'Cities lose whole mornings to standing around with a paper slip in hand. We make Seira so that you can wait where you like and arrive when you are called.',
  video: 'See how it works, in 20\u00a0seconds',
  moreTitle: 'Get to know us',
  more: {
    careers: {
      title: 'Careers',
      text: 'We are looking for people who cannot stand queues. Tell us what you are good at.',
      action: 'Send us a note',
    },
    newsroom: {
      title: 'Newsroom',
      text: 'What we build, and what we have learned from measuring waits.',
      action: 'Read the blog',
    },
    investors: {
      title: 'Investor Relations',
      text: 'Where we stand, where we are going, and who to talk to.',
      action: 'Get in touch',
    },
  },
  addBusiness: 'Add Your Business',
  teamTitle: 'The team',
  teamText: 'Sample: four made-up people, one real job.',
  joinTitle: 'Want to join us?',
  joinText: 'Tell us which queue you would get rid of first.',
  joinAction: 'Write to us',
};
