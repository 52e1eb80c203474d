import type { PostId } from '#common/samples.ts';
import type { Bilingual } from '#src/content/sample.ts';

/** A post without its text, which is in `post-texts/` and loads with the page of the post. */
export interface Post {
  id: PostId;
  title: Bilingual;
  description: Bilingual;
  /** `YYYY-MM-DD` */
  date: string;
  author: string;
  image: string;
  likes: number;
  /** Reading time in minutes. */
  minutes: number;
}

const scene = (kind: string): string => `/pictures/scenes/${kind}.svg`;

/** SAMPLE DATA: fictional posts, newest first. */
export const samplePosts: readonly Post[] = [
  {
    id: 'the-quiet-hour',
    title: {
      el: 'Η ήσυχη ώρα: πότε αδειάζει κάθε γκισέ',
      en: 'The quiet hour: when each counter empties',
    },
    description: {
      el: 'Κάθε υπηρεσία έχει μια ώρα που κανείς δεν τη θυμάται. Σημειώσεις από έναν λογιστή που τις έχει μετρήσει όλες.',
      en: 'Every office has an hour that nobody remembers. Notes from an accountant who has counted them all.',
    },
    date: '2026-03-12',
    author: 'nikos-karalakis',
    image: scene('tax-office'),
    likes: 214,
    minutes: 3,
  },
  {
    id: 'town-before-nine',
    title: { el: 'Μια πόλη πριν από τις εννιά', en: 'A town before nine o’clock' },
    description: {
      el: 'Το Ηράκλειο το πρωί ανήκει σε όσους ξυπνούν νωρίς: φως στα τείχη, ζεστή μπουγάτσα, καμία αναμονή.',
      en: 'In the morning Heraklion belongs to early risers: light on the walls, warm bougatsa, no waiting.',
    },
    date: '2026-03-03',
    author: 'argyro-stavroulaki',
    image: scene('district'),
    likes: 402,
    minutes: 3,
  },
  {
    id: 'kep-in-twenty-minutes',
    title: {
      el: 'Στο ΚΕΠ σε είκοσι λεπτά, με όλα τα χαρτιά',
      en: 'In and out of the KEP in twenty minutes',
    },
    description: {
      el: 'Η ουρά στο ΚΕΠ μακραίνει από όσους γυρίζουν για το χαρτί που ξέχασαν. Ένας κατάλογος για να πάτε μία φορά.',
      en: 'The queue at the KEP (citizens’ service centre) grows with everyone who comes back for a forgotten paper. A checklist for going only once.',
    },
    date: '2026-02-24',
    author: 'eleni-vrettou',
    image: scene('kep'),
    likes: 341,
    minutes: 4,
  },
  {
    id: 'pharmacy-on-duty',
    title: {
      el: 'Εφημερεύον φαρμακείο: μικρός οδηγός για τη νύχτα',
      en: 'The pharmacy on duty: a small guide for the night',
    },
    description: {
      el: 'Πώς βρίσκετε ποιο φαρμακείο διανυκτερεύει, τι να έχετε μαζί σας και γιατί αξίζει να πάρετε αριθμό πριν ξεκινήσετε.',
      en: 'How to find which pharmacy is open at night, what to bring along, and why to take a number before setting out.',
    },
    date: '2026-02-15',
    author: 'dimitra-asproudi',
    image: scene('pharmacy'),
    likes: 187,
    minutes: 3,
  },
  {
    id: 'sunday-table',
    title: {
      el: 'Το τραπέζι της Κυριακής χωρίς ορθοστασία',
      en: 'A Sunday table without standing around',
    },
    description: {
      el: 'Στις καλές ταβέρνες δεν κλείνεις τραπέζι, περιμένεις. Ένας ταξιτζής εξηγεί πώς περιμένει καθιστός.',
      en: 'Good tavernas do not take bookings; you wait. A taxi driver explains how to do it sitting down.',
    },
    date: '2026-02-06',
    author: 'manolis-perakis',
    image: scene('taverna'),
    likes: 265,
    minutes: 3,
  },
  {
    id: 'boarding-without-a-rush',
    title: { el: 'Επιβίβαση χωρίς τρέξιμο', en: 'Boarding without a rush' },
    description: {
      el: 'Τα εκδοτήρια του λιμανιού έχουν δικό τους ρυθμό. Τι έμαθε ένας μηχανικός πλοίων κοιτάζοντάς τα τριάντα χρόνια.',
      en: 'Ticket offices at the harbour have a rhythm of their own. What a ship engineer learned from watching them for thirty years.',
    },
    date: '2026-01-28',
    author: 'gerasimos-lontos',
    image: scene('ferry-office'),
    likes: 129,
    minutes: 3,
  },
  {
    id: 'barbers-list',
    title: { el: 'Ο κουρέας που πέταξε το τεφτέρι', en: 'The barber who threw away his notebook' },
    description: {
      el: 'Ένα μικρό κουρείο στο κέντρο έβαλε λίστα αναμονής στο κινητό. Τι άλλαξε για εκείνον, τι για τους πελάτες του.',
      en: 'A small barbershop in the centre put its waiting list on the phone. What changed for him, and for his customers.',
    },
    date: '2026-01-19',
    author: 'sofia-tertsidou',
    image: scene('barber'),
    likes: 308,
    minutes: 4,
  },
  {
    id: 'waiting-with-children',
    title: { el: 'Αναμονή με παιδιά: όσα δοκιμάσαμε', en: 'Waiting with children: what we tried' },
    description: {
      el: 'Στο ιατρείο ο χρόνος μετράει διπλά. Παιχνίδια χωρίς οθόνη, αποστάσεις που προλαβαίνετε και το κόλπο με τους αριθμούς.',
      en: 'At the doctor’s, time counts double. Games without a screen, distances you can make, and the trick with the numbers.',
    },
    date: '2026-01-09',
    author: 'dimitra-asproudi',
    image: scene('doctor'),
    likes: 233,
    minutes: 3,
  },
  {
    id: 'upper-town-doors',
    title: { el: 'Οι πόρτες της Άνω Πόλης', en: 'The doors of the Upper Town' },
    description: {
      el: 'Σαράντα χρόνια ταχυδρόμος, χιλιάδες σκαλιά. Πού σταματά ακόμη κανείς για κουβέντα και πού για δουλειά.',
      en: 'Forty years a postman, thousands of steps. Where people still stop for a chat, and where for an errand.',
    },
    date: '2025-12-18',
    author: 'anestis-polatos',
    image: scene('library'),
    likes: 176,
    minutes: 3,
  },
  {
    id: 'fair-queue',
    title: { el: 'Τι κάνει μια ουρά δίκαιη', en: 'What makes a queue fair' },
    description: {
      el: 'Δεν μας θυμώνει η αναμονή, μας θυμώνει όποιος περνά μπροστά. Τι λένε όσοι μελετούν τις ουρές, με απλά λόγια.',
      en: 'It is not waiting that makes us angry but people who cut in. What researchers say about queues, in plain words.',
    },
    date: '2025-12-04',
    author: 'vasso-kanellou',
    image: scene('diagnostics'),
    likes: 289,
    minutes: 4,
  },
  {
    id: 'building-appointments',
    title: {
      el: 'Τα ραντεβού μιας ολόκληρης πολυκατοικίας',
      en: 'The appointments of a whole building',
    },
    description: {
      el: 'Η κυρία του τρίτου κρατά τις σειρές όλων. Πώς ένα κινητό έγινε ο πίνακας ανακοινώσεων της εισόδου.',
      en: 'The lady on the third floor keeps everyone’s numbers. How one phone became the notice board of the entrance hall.',
    },
    date: '2025-11-20',
    author: 'iro-damianou',
    image: scene('health-centre'),
    likes: 351,
    minutes: 3,
  },
];

/** The sample post with an id. Without an id, the newest one. Null for an unknown id. */
export const postWith = (id: string | null): Post | null =>
  (id ? samplePosts.find((one) => one.id === id) : samplePosts[0]) ?? null;
