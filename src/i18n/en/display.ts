/** Small pieces that show one fact. */
export const display = {
  rating: {
    sentence: 'Rated {{value}} out of 5',
    reviews_one: '{{count}} review',
    reviews_other: '{{count}} reviews',
    none: 'No reviews yet',
  },
  price: 'Price level {{level}} of 4',
  open: { yes: 'Open now', no: 'Closed now' },
  hours: {
    label: 'Opening hours',
    closed: 'Closed',
    today: 'Today',
  },
  tags: 'Tags',
  words: { pause: 'Pause the changing words', play: 'Let the words change' },
};
