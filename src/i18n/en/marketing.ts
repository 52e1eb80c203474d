export const marketing = {
  countersTitle: 'Seira in figures',
  counters: {
    visitors: 'new visitors a week',
    customers: 'happy customers a year',
    awards: 'awards',
    listings: 'new listings a week',
  },
  testimonialsTitle: 'They no longer stand in line',
  testimonialsText: 'Samples: the people and their words are invented.',
  whyTitle: 'Why Choose Us',
  whyText: 'Less waiting, and no machine at the door.',
  why: {
    time: {
      title: 'Your time stays yours',
      text: 'You see how many are ahead and set off when your time is near.',
    },
    fair: {
      title: 'Your place is not lost',
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
    comparison: 'Comparison of the plans',
    choose: 'Get started',
    chooseOf: 'Get started with {{plan}}',
  },
};
