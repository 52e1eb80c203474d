export const pricing = {
  description: 'Three monthly plans for places where people wait.',
  heading: 'A plan for every queue',
  text: 'Seira is free for people who wait. The plans are for businesses and organisations.',
  plans: 'The plans',
  compareTitle: 'What each plan includes',
  compareText: 'The same eight features, side by side.',
  note: 'Payment for plans is not available yet: you start free of charge.',
  questionsTitle: 'Not sure which one suits you?',
  questionsText: 'Tell us how many people wait on a normal day and we will suggest one.',
  questionsAction: 'Ask us',
};
