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
    paused: 'Short break',
    full: "all of today's numbers are taken",
    ended: 'no more numbers today',
    none: 'no numbers today',
    noWait: 'no wait',
    nobody: 'nobody waiting',
    comeNow: 'come now',
    waiting_one: '{{count, number}} waiting',
    waiting_other: '{{count, number}} waiting',
    ahead: '{{count, number}} ahead',
    beingServed_one: '{{count, number}} being served',
    beingServed_other: '{{count, number}} being served',
    minutes: 'about {{window}}′',
    minutesSpoken_one: 'about {{window}} minute',
    minutesSpoken_other: 'about {{window}} minutes',
    at: 'about {{window}}',
    opens: 'Opens {{when}}',
    tomorrow: 'tomorrow',
    holders_one: '{{count, number}} already has a number',
    holders_other: '{{count, number}} already have a number',
  },
  call: {
    now: 'Come now',
    opening: 'First when it opens, {{time}}',
  },
  quiet: {
    now: 'now',
    hour_one: '{{from}}, about {{count, number}} minute, {{how}}',
    hour_other: '{{from}}, about {{count, number}} minutes, {{how}}',
    quiet: 'quiet',
    usual: 'usual',
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
  words: { pause: 'Pause the changing words', play: 'Let the words change' },
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
  pauseVideo: 'Pause the background video',
  playVideo: 'Play the background video',
  videoUnsupported: 'Your browser cannot play this video.',
};
