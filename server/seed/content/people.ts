import { CATEGORY_TITLES } from '#common/categories.ts';
import type { SeedCategory, SeedPerson } from './types.ts';

/** Sample data: the eight categories, in the order of the home page. */
export const seedCategories: readonly SeedCategory[] = (
  ['shops', 'business', 'restaurants', 'salons', 'fitness', 'travel', 'event', 'hotels'] as const
).map((name) => ({
  title: CATEGORY_TITLES.el[name],
  english_title: CATEGORY_TITLES.en[name],
  icon_name: name,
}));

function person(first_name: string, last_name: string, city: string, bio: string): SeedPerson {
  return { first_name, last_name, city, bio };
}

/** Sample data: the invented people who publish the sample organisations, by key. */
export const seedPeople: Readonly<Record<string, SeedPerson>> = {
  'eleni-vrettou': person(
    'Ελένη',
    'Βρεττού',
    'Αθήνα',
    'Γράφει για τα μαγαζιά της γειτονιάς της από τότε που έμαθε να μην περιμένει όρθια.',
  ),
  'nikos-karalakis': person(
    'Νίκος',
    'Καραλάκης',
    'Αθήνα',
    'Λογιστής στο Παγκράτι, ξέρει ποια ώρα αδειάζει κάθε γκισέ.',
  ),
  'dimitra-asproudi': person(
    'Δήμητρα',
    'Ασπρούδη',
    'Αθήνα',
    'Μητέρα δύο παιδιών, μετράει τον χρόνο της σε αριθμούς προτεραιότητας.',
  ),
  'stelios-mavris': person(
    'Στέλιος',
    'Μαυρής',
    'Αθήνα',
    'Οδηγός λεωφορείου από τον Πειραιά, βρίσκει πάντα το συντομότερο δρομολόγιο.',
  ),
  'iro-damianou': person(
    'Ηρώ',
    'Δαμιανού',
    'Αθήνα',
    'Φροντίζει τα ραντεβού όλης της πολυκατοικίας και το ευχαριστιέται.',
  ),
  'thanasis-gioltzidis': person(
    'Θανάσης',
    'Γιολτζίδης',
    'Θεσσαλονίκη',
    'Φούρναρης στην Τούμπα, τελειώνει τη δουλειά όταν οι άλλοι ξυπνούν.',
  ),
  'sofia-tertsidou': person(
    'Σοφία',
    'Τερτσίδου',
    'Θεσσαλονίκη',
    'Φοιτήτρια αρχιτεκτονικής, χαρτογραφεί τις στοές του κέντρου.',
  ),
  'anestis-polatos': person(
    'Ανέστης',
    'Πολάτος',
    'Θεσσαλονίκη',
    'Συνταξιούχος ταχυδρόμος που γνωρίζει κάθε πόρτα της Άνω Πόλης.',
  ),
  'vasso-kanellou': person(
    'Βάσω',
    'Κανέλλου',
    'Πάτρα',
    'Δασκάλα στην Αγυιά, συστήνει μόνο μέρη όπου έχει πάει η ίδια.',
  ),
  'gerasimos-lontos': person(
    'Γεράσιμος',
    'Λόντος',
    'Πάτρα',
    'Μηχανικός πλοίων, με τον έναν ώμο πάντα στραμμένο στο λιμάνι.',
  ),
  'argyro-stavroulaki': person(
    'Αργυρώ',
    'Σταυρουλάκη',
    'Ηράκλειο',
    'Φωτογράφος στα Λιοντάρια, κυνηγάει το πρωινό φως και τις μικρές ουρές.',
  ),
  'manolis-perakis': person(
    'Μανόλης',
    'Περράκης',
    'Ηράκλειο',
    'Οδηγεί ταξί είκοσι χρόνια και απαντά χωρίς δισταγμό στο «πού να πάω;».',
  ),
};
