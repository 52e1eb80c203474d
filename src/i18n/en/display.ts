export const display = {
  rating: {
    sentence: 'Rated {{value}} out of 5',
    reviews_one: '{{count}} review',
    reviews_other: '{{count}} reviews',
    none: 'No reviews yet',
  },
  price: 'Price level {{level}} of 4',
  wait: {
    open: 'Open',
    closed: 'Closed',
    paused: 'On a break',
    full: 'all of today’s numbers are taken',
    here_one: '{{waiting}}, {{count, number}} here',
    here_other: '{{waiting}}, {{count, number}} here',
    doorLeft_one: 'no numbers left online, {{count, number}} at the door',
    doorLeft_other: 'no numbers left online, {{count, number}} at the door',
    ended: 'no more numbers today',
    none: 'no numbers today',
    noWait: 'no wait',
    forService: '{{text}} for {{service}}',
    nobody: 'nobody waiting',
    comeNow: 'come now',
    waiting_one: '{{count, number}} waiting',
    waiting_other: '{{count, number}} waiting',
    ahead: '{{count, number}} ahead',
    beingServed_one: '{{count, number}} being served',
    beingServed_other: '{{count, number}} being served',
    minutes_one: 'about {{window}}\u00a0min',
    minutes_other: 'about {{window}}\u00a0min',
    at: 'around {{window}}',
    opens: {
      today: 'opens {{time}}',
      tomorrow: 'opens tomorrow\u00a0{{time}}',
      day: 'opens {{day}}\u00a0{{time}}',
    },
    isNew: 'New',
    figure: {
      now: 'Now',
      noWait: 'No wait',
      minutes_one: 'min',
      minutes_other: 'min',
      hours_one: 'hour',
      hours_other: 'hours',
      waiting_one: 'waiting',
      waiting_other: 'waiting',
      opening: 'when it opens',
      full: 'Full',
      today: 'for today',
      atDoor_one: 'number at the door',
      atDoor_other: 'numbers at the door',
    },
    holders_one: '{{count, number}} already has a number',
    holders_other: '{{count, number}} already have a number',
  },
  call: {
    now: 'Come now',
    opening: 'First when it opens, at {{time}}',
  },
  quiet: {
    now: 'now',
    hour_zero: '{{from}}, no wait, {{how}}',
    hour_one: '{{from}}, about {{count, number}}\u00a0minute, {{how}}',
    hour_other: '{{from}}, about {{count, number}}\u00a0minutes, {{how}}',
    quiet: 'quiet',
    usual: 'average',
    busy: 'busy',
  },
  hours: {
    label: 'Opening hours',
    today: 'Today',
    nextDay: 'until {{time}} the next day',
    from: 'From, {{day}}, interval {{number}}',
    to: 'To, {{day}}, interval {{number}}',
    add: 'Add hours',
    addTo: 'Add hours, {{day}}',
    remove: 'Remove hours, {{day}}, interval {{number}}',
  },
  words: { pause: 'Pause the motion', play: 'Resume the motion' },
};

export const banners = {
  verified: 'Verified Listing',
};

export const feedback = {
  loadingPage: 'The page is loading…',
  offline: 'You are offline. What you see may have changed.',
  dismiss: 'Close message',
};

export const media = {
  videoUnsupported: 'Your browser cannot play this video.',
};
