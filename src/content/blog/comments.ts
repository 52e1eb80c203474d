import type { Bilingual } from '#src/content/sample.ts';

/** A comment on a post, with the reply. */
export interface Comment {
  id: string;
  author: Bilingual;
  image: string | null;
  /** `YYYY-MM-DD` */
  date: string;
  text: Bilingual;
  replies?: readonly Comment[];
}

/** SAMPLE DATA: fictional comments by post id. */
export const sampleComments: Readonly<Record<string, readonly Comment[]>> = {
  'the-quiet-hour': [
    {
      id: 'c1',
      author: { el: 'Κατερίνα Δ.', en: 'Katerina D.' },
      image: null,
      date: '2026-03-13',
      text: {
        el: 'Πήγα Τετάρτη στις έντεκα και είχα τρεις μπροστά μου. Η υπάλληλος με ρώτησε αν έγινε κάτι.',
        en: 'I went on a Wednesday at eleven and had three people ahead of me. The clerk asked whether something had happened.',
      },
      replies: [
        {
          id: 'c1-1',
          author: { el: 'Νίκος Καραλάκης', en: 'Nikos Karalakis' },
          image: '/pictures/authors/nikos-karalakis.svg',
          date: '2026-03-13',
          text: {
            el: 'Κρατήστε το μεταξύ μας, αλλιώς η ώρα αυτή θα πάψει να είναι ήσυχη.',
            en: 'Keep it between us, or the hour will stop being quiet.',
          },
        },
      ],
    },
    {
      id: 'c2',
      author: { el: 'Γιάννης Μ.', en: 'Giannis M.' },
      image: null,
      date: '2026-03-14',
      text: {
        el: 'Στη δική μας εφορία ισχύει το αντίθετο: το μεσημέρι κλείνει ένα γκισέ και η ουρά διπλασιάζεται. Κοιτάξτε πρώτα πόσοι περιμένουν.',
        en: 'In our tax office it is the other way round: at noon a counter closes and the queue doubles. Look first at how many are waiting.',
      },
    },
  ],
  'kep-in-twenty-minutes': [
    {
      id: 'c4',
      author: { el: 'Παναγιώτης Ρ.', en: 'Panagiotis R.' },
      image: null,
      date: '2026-02-26',
      text: {
        el: 'Το χαρτάκι μέσα στην ταυτότητα είναι η καλύτερη συμβουλή που διάβασα φέτος.',
        en: 'The slip inside the identity card is the best advice I have read this year.',
      },
    },
  ],
  'barbers-list': [
    {
      id: 'c7',
      author: { el: 'Λευτέρης Κ.', en: 'Lefteris K.' },
      image: null,
      date: '2026-01-21',
      text: {
        el: 'Κουρεύομαι εκεί από το ’98. Ο καθρέφτης είναι του 1958, αλλά ας μην το πούμε.',
        en: 'I have had my hair cut there since 1998. The mirror is from 1958, but let us not mention it.',
      },
    },
  ],
};
