import type { AuthorId } from '#common/samples.ts';
import type { Bilingual } from './sample.ts';

/** A title without permissions. */
type AuthorStatus = 'power' | 'elite';

export interface Author {
  id: string;
  name: Bilingual;
  city: Bilingual;
  status: AuthorStatus;
  image: string;
  bio: Bilingual;
  reviews: number;
  followers: number;
  following: number;
  phone: string;
  email: string;
  website: string | null;
}

const athens: Bilingual = { el: 'Αθήνα', en: 'Athens' };
const thessaloniki: Bilingual = { el: 'Θεσσαλονίκη', en: 'Thessaloniki' };
const patras: Bilingual = { el: 'Πάτρα', en: 'Patras' };
const heraklion: Bilingual = { el: 'Ηράκλειο', en: 'Heraklion' };

type Figures = [reviews: number, followers: number, following: number];

const author = (
  id: AuthorId,
  name: Bilingual,
  city: Bilingual,
  status: AuthorStatus,
  [reviews, followers, following]: Figures,
  phone: string,
  bio: Bilingual,
  website: string | null = null,
): Author => ({
  id,
  name,
  city,
  status,
  image: `/pictures/authors/${id}.svg`,
  bio,
  reviews,
  followers,
  following,
  phone,
  email: `${id.split('-')[0]}@seira.example`,
  website,
});

/** SAMPLE DATA: fictional people who own the server's sample organisations. */
export const sampleAuthors: readonly Author[] = [
  author(
    'eleni-vrettou',
    { el: 'Ελένη Βρεττού', en: 'Eleni Vrettou' },
    athens,
    'elite',
    [86, 2310, 148],
    '210 000 0412',
    {
      el: 'Γράφει για τα μαγαζιά της γειτονιάς της από τότε που έμαθε να μην περιμένει όρθια. Κρατά σημειώσεις για τις ώρες αιχμής σε κάθε φαρμακείο του Κουκακίου και τις μοιράζεται εδώ.',
      en: 'Has written about the shops of her neighbourhood ever since she learned not to wait standing up. She keeps notes on the rush hours of every pharmacy in Koukaki and shares them here.',
    },
    'https://eleni-vrettou.example',
  ),
  author(
    'thanasis-gioltzidis',
    { el: 'Θανάσης Γιολτζίδης', en: 'Thanasis Gioltzidis' },
    thessaloniki,
    'elite',
    [64, 1874, 92],
    '2310 000 218',
    {
      el: 'Φούρναρης στην Τούμπα, τελειώνει τη δουλειά όταν οι άλλοι ξυπνούν. Έτσι βρίσκεται πρώτος σε κάθε θυρίδα και ξέρει πότε ακριβώς ανοίγει.',
      en: 'A baker in Toumba who finishes work when everybody else gets up. That makes him first at every counter, and he knows exactly when each one opens.',
    },
  ),
  author(
    'argyro-stavroulaki',
    { el: 'Αργυρώ Σταυρουλάκη', en: 'Argyro Stavroulaki' },
    heraklion,
    'elite',
    [71, 3042, 210],
    '2810 000 377',
    {
      el: 'Φωτογράφος στα Λιοντάρια, κυνηγάει το πρωινό φως και τις μικρές ουρές. Γράφει για πόλεις που προλαβαίνεις να τις δεις επειδή δεν περιμένεις.',
      en: 'A photographer at the Lions fountain who hunts for morning light and short queues. She writes about towns you get to see because you are not waiting.',
    },
    'https://argyro-stavroulaki.example',
  ),
  author(
    'nikos-karalakis',
    { el: 'Νίκος Καραλάκης', en: 'Nikos Karalakis' },
    athens,
    'elite',
    [58, 1526, 61],
    '210 000 0655',
    {
      el: 'Λογιστής στο Παγκράτι, ξέρει ποια ώρα αδειάζει κάθε υπηρεσία. Εξηγεί τις υπηρεσίες με λόγια που καταλαβαίνει και ο πελάτης του.',
      en: 'An accountant in Pangrati who knows the hour at which each counter empties. He explains public services in words that his clients understand too.',
    },
  ),
  author(
    'vasso-kanellou',
    { el: 'Βάσω Κανέλλου', en: 'Vasso Kanellou' },
    patras,
    'elite',
    [49, 1193, 134],
    '2610 000 590',
    {
      el: 'Δασκάλα στην Αγυιά, συστήνει μόνο μέρη όπου έχει πάει η ίδια. Διορθώνει τα ωράρια όπως διορθώνει εκθέσεις: με κόκκινο στυλό και καλή διάθεση.',
      en: 'A teacher in Agyia who recommends only places she has been to herself. She corrects opening hours the way she corrects essays: with a red pen and good humour.',
    },
  ),
  author(
    'stelios-mavris',
    { el: 'Στέλιος Μαυρής', en: 'Stelios Mavris' },
    athens,
    'elite',
    [37, 1408, 77],
    '210 000 0731',
    {
      el: 'Οδηγός λεωφορείου από τον Πειραιά, βρίσκει πάντα το συντομότερο δρομολόγιο. Ξέρει ποιο ιατρείο προλαβαίνεις ανάμεσα σε δύο στάσεις.',
      en: 'A bus driver from Piraeus who always finds the shortest route. He knows which surgery you can fit in between two stops.',
    },
  ),
  author(
    'dimitra-asproudi',
    { el: 'Δήμητρα Ασπρούδη', en: 'Dimitra Asproudi' },
    athens,
    'power',
    [42, 864, 119],
    '210 000 0248',
    {
      el: 'Μητέρα δύο παιδιών, μετράει τον χρόνο της σε αριθμούς προτεραιότητας. Γράφει για παιδιάτρους, βιβλιοθήκες και παγωτά που αξίζουν την αναμονή.',
      en: 'A mother of two who counts her time in queue numbers. She writes about paediatricians, libraries and ice cream that is worth the wait.',
    },
  ),
  author(
    'sofia-tertsidou',
    { el: 'Σοφία Τερτσίδου', en: 'Sofia Tertsidou' },
    thessaloniki,
    'power',
    [33, 945, 301],
    '2310 000 164',
    {
      el: 'Φοιτήτρια αρχιτεκτονικής, χαρτογραφεί τις στοές του κέντρου και ό,τι κρύβουν: μικρά εργαστήρια, παλιούς ράφτες, καλό καφέ.',
      en: 'A student of architecture who maps the arcades of the centre and what they hide: small workshops, old tailors, good coffee.',
    },
  ),
  author(
    'anestis-polatos',
    { el: 'Ανέστης Πολάτος', en: 'Anestis Polatos' },
    thessaloniki,
    'power',
    [27, 612, 18],
    '2310 000 502',
    {
      el: 'Συνταξιούχος ταχυδρόμος που γνωρίζει κάθε πόρτα της Άνω Πόλης. Σαράντα χρόνια μοίραζε γράμματα, τώρα μοιράζει συμβουλές.',
      en: 'A retired postman who knows every door of the Upper Town. For forty years he handed out letters; now he hands out advice.',
    },
  ),
  author(
    'iro-damianou',
    { el: 'Ηρώ Δαμιανού', en: 'Iro Damianou' },
    athens,
    'power',
    [55, 738, 95],
    '210 000 0863',
    {
      el: 'Φροντίζει τα ραντεβού όλης της πολυκατοικίας και το ευχαριστιέται. Έμαθε το κινητό στα εβδομήντα και δεν το αφήνει.',
      en: 'Looks after the appointments of her whole building and enjoys it. She learned to use a smartphone at seventy and has not put it down since.',
    },
  ),
  author(
    'gerasimos-lontos',
    { el: 'Γεράσιμος Λόντος', en: 'Gerasimos Lontos' },
    patras,
    'power',
    [21, 489, 40],
    '2610 000 415',
    {
      el: 'Μηχανικός πλοίων, με το ένα μάτι πάντα στο λιμάνι. Γράφει για εισιτήρια, συνεργεία και το ουζερί όπου περιμένει το καράβι.',
      en: 'A ship engineer with one eye always on the harbour. He writes about tickets, garages and the ouzeri where you wait for the boat.',
    },
  ),
  author(
    'manolis-perakis',
    { el: 'Μανόλης Περράκης', en: 'Manolis Perrakis' },
    heraklion,
    'power',
    [30, 671, 52],
    '2810 000 126',
    {
      el: 'Οδηγεί ταξί είκοσι χρόνια και απαντά χωρίς δισταγμό στο «πού να πάω;». Τις διαδρομές του τις μετρά σε φανάρια και σε ταβέρνες.',
      en: 'Has driven a taxi for twenty years and answers “where should I go?” without a pause. He measures his routes in traffic lights and tavernas.',
    },
  ),
];

/** The sample author with an id. Without an id, the first one. Null for an unknown id. */
export const authorWith = (id: string | null): Author | null =>
  (id ? sampleAuthors.find((one) => one.id === id) : sampleAuthors[0]) ?? null;
