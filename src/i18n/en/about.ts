export const about = {
  description: 'Why Seira exists and who makes it.',
  heading: 'The waiting fits in your pocket',
  text: 'A city loses its mornings standing, a paper slip in its hand. We make Seira so that you wait where you like and arrive when you are called.',
  video: 'See how it works, in 20 seconds',
  moreTitle: 'Get to know us',
  more: {
    careers: {
      title: 'Careers',
      text: 'We look for people who cannot stand queues. Write to us what you are good at.',
      action: 'Write us a few words',
    },
    newsroom: {
      title: 'Newsroom',
      text: 'What we build, and what we learned from counting waits.',
      action: 'Read the blog',
    },
    investors: {
      title: 'Investor Relations',
      text: 'Where we stand, where we are going and whom you can talk to.',
      action: 'Get in touch',
    },
  },
  addBusiness: 'Add Your Business',
  teamTitle: 'The team',
  teamText: 'A sample: four invented people, one real job.',
  joinTitle: 'Want to Join with us?',
  joinText: 'Tell us which queue you would make disappear first.',
  joinAction: 'Write to us',
};
