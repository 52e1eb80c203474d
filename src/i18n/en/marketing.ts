export const marketing = {
  countersTitle: 'Seira in figures',
  counters: {
    visitors: 'new visitors a week',
    customers: 'happy customers a year',
    awards: 'awards',
    listings: 'new listings a week',
  },
  testimonialsTitle: 'No more standing in queues',
  testimonialsText: 'Samples: the people and their words are made up.',
  whyTitle: 'Why Choose Us',
  whyText: 'Less waiting, with no machine at the door.',
  why: {
    time: {
      title: 'Your time stays yours',
      text: 'You see how many people are ahead of you and set off when your time is near.',
    },
    fair: {
      title: 'Your place is never lost',
      text: 'Every number is issued once and holds until you are called.',
    },
    simple: {
      title: 'Nothing to install',
      text: 'It opens in the browser of any phone, in Greek and in English.',
    },
  },
  plan: {
    recommended: 'Recommended',
    perMonth: 'a month',
    included: 'Included',
    notIncluded: 'Not included',
    feature: 'Feature',
    comparison: 'Plan comparison',
    choose: 'Get started',
    chooseOf: 'Get started with {{plan}}',
  },
};
