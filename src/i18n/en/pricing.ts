export const pricing = {
  description: 'Three monthly plans for those who have people waiting.',
  heading: 'A plan for every queue',
  text: 'For whoever waits, Seira is free. The plans are for businesses and organisations.',
  plans: 'The plans',
  compareTitle: 'What each one holds',
  compareText: 'The same eight features, side by side.',
  note: 'Paying for a plan is not connected yet: you start without a charge.',
  questionsTitle: 'Not sure which one suits you?',
  questionsText: 'Tell us how many people wait on an ordinary day and we will suggest one.',
  questionsAction: 'Ask us',
};
