/** Components that show one fact. */
export const display = {
  rating: {
    sentence: 'Βαθμολογία {{value}} στα 5',
    reviews_one: '{{count}} κριτική',
    reviews_other: '{{count}} κριτικές',
    none: 'Χωρίς κριτικές ακόμη',
  },
  price: 'Επίπεδο τιμών {{level}} από 4',
  wait: {
    open: 'Ανοιχτά',
    closed: 'Κλειστά',
    paused: 'Διάλειμμα',
    full: 'δόθηκαν όλοι οι αριθμοί για σήμερα',
    here: '{{waiting}}, {{count, number}} εδώ',
    doorLeft_one: 'στο διαδίκτυο δεν μένουν αριθμοί, {{count, number}} δίνεται στην είσοδο',
    doorLeft_other: 'στο διαδίκτυο δεν μένουν αριθμοί, {{count, number}} δίνονται στην είσοδο',
    ended: 'δεν δίνονται άλλοι αριθμοί σήμερα',
    none: 'χωρίς αριθμούς σήμερα',
    noWait: 'χωρίς αναμονή',
    forService: '{{text}} για {{service}}',
    nobody: 'δεν περιμένει κανείς',
    comeNow: 'ελάτε τώρα',
    waiting_one: '{{count, number}} περιμένει',
    waiting_other: '{{count, number}} περιμένουν',
    ahead: '{{count, number}} μπροστά σας',
    beingServed_one: '{{count, number}} εξυπηρετείται τώρα',
    beingServed_other: '{{count, number}} εξυπηρετούνται τώρα',
    minutes_one: 'περίπου {{window}}\u00a0λεπτό',
    minutes_other: 'περίπου {{window}}\u00a0λεπτά',
    at: 'περίπου στις {{window}}',
    opens: {
      today: 'ανοίγει {{time}}',
      tomorrow: 'ανοίγει αύριο\u00a0{{time}}',
      day: 'ανοίγει {{day}}\u00a0{{time}}',
    },
    isNew: 'Νέο',
    figure: {
      now: 'Τώρα',
      noWait: 'Χωρίς αναμονή',
      minutes_one: 'λεπτό',
      minutes_other: 'λεπτά',
      hours_one: 'ώρα',
      hours_other: 'ώρες',
      waiting_one: 'περιμένει',
      waiting_other: 'περιμένουν',
      opening: 'μόλις ανοίξει',
      midnight: 'τα μεσάνυχτα',
      full: 'Γέμισε',
      today: 'για σήμερα',
      atDoor_one: 'αριθμός στην είσοδο',
      atDoor_other: 'αριθμοί στην είσοδο',
    },
    holders_one: '{{count, number}} έχει ήδη αριθμό',
    holders_other: '{{count, number}} έχουν ήδη αριθμό',
  },
  call: {
    now: 'Ελάτε τώρα',
    opening: 'Σειρά σας μόλις ανοίξει, στις {{time}}',
    midnight: 'Σειρά σας τα μεσάνυχτα, στις {{time}}',
  },
  quiet: {
    now: 'τώρα',
    hour_zero: '{{from}}, χωρίς αναμονή, {{how}}',
    hour_one: '{{from}}, περίπου {{count, number}}\u00a0λεπτό, {{how}}',
    hour_other: '{{from}}, περίπου {{count, number}}\u00a0λεπτά, {{how}}',
    quiet: 'ήσυχα',
    usual: 'συνηθισμένη κίνηση',
    busy: 'πολλή κίνηση',
  },
  hours: {
    label: 'Ωράριο',
    today: 'Σήμερα',
    nextDay: 'έως τις {{time}} της επόμενης',
    from: 'Από, {{day}}, διάστημα {{number}}',
    to: 'Έως, {{day}}, διάστημα {{number}}',
    add: 'Προσθήκη ωρών',
    addTo: 'Προσθήκη ωρών, {{day}}',
    remove: 'Αφαίρεση ωρών, {{day}}, διάστημα {{number}}',
  },
  words: { pause: 'Παύση της κίνησης', play: 'Συνέχεια της κίνησης' },
};

export const banners = {
  verified: 'Επαληθευμένη καταχώριση',
};

export const feedback = {
  loadingPage: 'Η σελίδα φορτώνει…',
  offline: 'Δεν υπάρχει σύνδεση. Όσα βλέπετε ίσως έχουν αλλάξει.',
  dismiss: 'Κλείσιμο μηνύματος',
};

export const media = {
  videoUnsupported: 'Ο περιηγητής σας δεν παίζει αυτό το βίντεο.',
};
