export const cards = {
  save: 'Save: {{title}}',
  views_one: '{{n}} view',
  views_other: '{{n}} views',
  noPlaces: 'No places yet',
  places_one: '{{n}} place',
  places_other: '{{n}} places',
  step: 'Step {{number}}',
  replyOf: 'Reply from: {{author}}',
  visited: 'Waited here with Seira',
  reviewPhoto: 'Photo from a review: {{author}}',
  formerMember: 'Former member',
  feedback: {
    title: 'Ratings',
    none: 'No reviews yet',
    basis_one: 'from {{n}} review',
    basis_other: 'from {{n}} reviews',
    row_one: '{{stars}} out of 5: {{n}} review',
    row_other: '{{stars}} out of 5: {{n}} reviews',
  },
  contact: {
    directions: 'Directions',
  },
};
