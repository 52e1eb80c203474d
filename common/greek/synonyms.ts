import { wordsOf } from './fold.ts';
import { phoneticKey } from './phonetic.ts';

/** Words for one kind of place in both languages: prefixes, or exact words of up to 4 letters. */
interface Sense {
  /** Each of these words finds the others. */
  words: string;
  /** Further search words. They do not identify records. */
  typed?: string;
  /** Further words that identify a record. A search for one does not find the others. */
  related?: string;
}

/**
 * The categories of the directory, by the words that links, tags and tiles use. They include the
 * icon names, so that a record is found by any category name of its server.
 */
const CATEGORIES: Sense[] = [
  {
    words: 'shop shops store stores καταστημα μαγαζι',
    related:
      'φαρμακει pharmac βιβλιοπωλ παντοπωλ αρτοποι ανθοπωλ bakery market τηλεφωνι κινητα κινητη',
  },
  {
    words: 'hotels ξενοδοχεια διαμονη καταλυμα accommodation lodging',
    related: 'hotel ξενοδοχει ξενων guesthouse hostel δωματι rooms apartment διαμερισμα',
  },
  {
    words: 'restaurants εστιατορια food foods φαγητ εστιαση dining',
    related:
      'restaurant εστιατορ ταβερν ψαροταβερν tavern ουζερ μεζεδοπωλ ρακαδικ ψησταρ μαγειρ cafe καφε καφετερι πιτσαρ pizza',
  },
  {
    words: 'fitness γυμναστηρια γυμναστικη αθληση sport sports',
    related: 'γυμναστηρι gym κολυμβητηρι πισινα pool πιλατες pilates γιογκα yoga',
  },
  {
    words: 'travel ταξιδ μετακινηση τουρισ',
    related: 'ακτοπλοικ ναυτιλιακ πρακτορει ferry πλοια',
  },
  {
    words: 'salon salons κομμωτηρια ομορφια beauty',
    related: 'κομμωτηρι κουρει μπαρμπερ hairdress barber hair αισθητικ',
  },
  {
    words: 'event events εκδηλωσ πολιτισμ culture',
    related:
      'θεατρ theatre theater σινεμα cinema παρασταση συναυλι concert βιβλιοθηκη φεστιβαλ μουσει museum',
  },
  {
    words: 'business επιχειρησ service υπηρεσι',
    related:
      'κεπ εφορια φορολογ διαγνωστικ μικροβιολογ ιατρει πολυιατρει οδοντιατρ κτηνιατρ λογιστ συνεργει',
  },
];

/** Kinds of places. Tiles and tags also search for the first five. */
const KINDS: Sense[] = [
  {
    words: 'health υγεια',
    related:
      'φαρμακει pharmac ιατρει πολυιατρει παιδιατρ οδοντιατρ dentist διαγνωστικ μικροβιολογ doctor clinic κλινικ hospital νοσοκομ',
  },
  { words: 'συνεργει garage κτεο', typed: 'αυτοκινητ car cars' },
  { words: 'cleaning καθαρισμ καθαριστηρ laundry' },
  {
    words: 'apartment διαμερισμα ενοικιαζομεν',
    related: 'δωματι rooms ξενων guesthouse διαμονη hotels',
  },
  { words: 'κομμωτηρι hairdress', typed: 'κουρεμα haircut μαλλια', related: 'hair' },
  { words: 'κουρει μπαρμπερ barber', typed: 'κουρεμα haircut ξυρισμα' },
  { words: 'κεπ', typed: 'πολιτων εξυπηρετηση citizen' },
  { words: 'φαρμακει pharmac drugstore chemist', typed: 'φαρμακα φαρμακο medicine' },
  {
    words: 'διαγνωστικ μικροβιολογ diagnostic laborator',
    typed: 'εξετασεις αιματ blood test tests',
  },
  { words: 'ιατρει γιατρ doctor', typed: 'ιατρος', related: 'πολυιατρει παιδιατρ' },
  { words: 'οδοντιατρ dentist dental', typed: 'δοντι teeth' },
  { words: 'πολυιατρει clinic', typed: 'κλινικ' },
  { words: 'εφορια φορολογ δου tax', typed: 'λογιστ taxes' },
  { words: 'ταβερν tavern', related: 'ψαροταβερν ουζερ μεζεδοπωλ ρακαδικ ψησταρ' },
  { words: 'restaurant εστιατορι', related: 'ταβερν ψαροταβερν ουζερ μεζεδοπωλ ρακαδικ' },
  { words: 'γυμναστηρι gym gyms' },
  {
    words: 'κολυμβητηρι πισινα pool pools swimming',
    typed: 'κολυμπι swim',
    related: 'κολυμβησ υδατοσφαιρ',
  },
  { words: 'κτηνιατρ vet vets veterinar', typed: 'ζωα pet pets κατοικιδι animal' },
  {
    words: 'τηλεφωνι τηλεπικοινων phone phones mobile κινητα κινητη',
    typed: 'κινητο internet ιντερνετ',
  },
  { words: 'βιβλιοθηκη library libraries αναγνωστηρι', typed: 'βιβλι book books' },
  { words: 'θεατρ theatre theater', typed: 'παρασταση' },
  { words: 'hotel ξενοδοχει ξενων guesthouse', related: 'δωματι rooms' },
  {
    words: 'ακτοπλοικ ferry ferries πλοια πλοιο',
    typed: 'εισιτηρια tickets καραβι boat',
    related: 'ναυτιλιακ',
  },
  { words: 'σινεμα cinema', typed: 'ταινι movie film' },
];

/** A prefix of a phonetic key, or a whole key. */
export interface Stem {
  key: string;
  whole: boolean;
}

const WHOLE_UP_TO = 4;

const stemsOf = (words = ''): Stem[] =>
  wordsOf(words).map((word) => ({ key: phoneticKey(word), whole: word.length <= WHOLE_UP_TO }));

export const hasStem = ({ key: stem, whole }: Stem, key: string): boolean =>
  whole ? key === stem : key.startsWith(stem);

interface PreparedSense {
  from: Stem[];
  to: Stem[];
}

let prepared: PreparedSense[] | undefined;

const senses = (): PreparedSense[] =>
  (prepared ??= [...CATEGORIES, ...KINDS].map(({ words, typed, related }) => ({
    from: stemsOf(`${words} ${typed ?? ''}`),
    to: stemsOf(`${words} ${related ?? ''}`),
  })));

/** The stems of the synonyms of a typed word with these phonetic keys. */
export const synonymsOf = (keys: readonly string[]): Stem[] => {
  const found = senses()
    .filter(({ from }) => from.some((stem) => keys.some((key) => hasStem(stem, key))))
    .flatMap(({ to }) => to);
  return [...new Map(found.map((stem) => [`${stem.key} ${stem.whole}`, stem])).values()];
};
