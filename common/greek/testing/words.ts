/**
 * Titles, the words that a search highlights in them, and comma-separated search words that find
 * these.
 */
const FOUND: [title: string, marked: string, typed: string][] = [
  ['Φαρμακείο Ανδρονίκου', 'Φαρμακείο', 'φαρμακείο, ΦΑΡΜΑΚΕΙΟ, φαρμακιο, φαρμακε, φαρμκείο'],
  ['Φαρμακείο Ανδρονίκου', 'Φαρμακείο', 'φαρμμαακειο, φραμακειο, φαρμακεοι, φαρνακειο'],
  ['Φαρμακείο Ανδρονίκου', 'Φαρμακείο', 'farmakeio, farmakio, pharmakeio, pharmacy'],
  ['ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ', 'ΦΑΡΜΑΚΕΙΟ', 'φαρμακειο'],
  ['Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'ΛΕΥΤΕΡΗΣ', 'λευτερης'],
  ['Ξενώνας Ήλιος', 'Ήλιος', 'ΉΛΙΟΣ, ηλιοσ'],
  ['Το Ρολόι της πλατείας', 'Ρολόι', 'ρολοι'],
  ['Ο γάιδαρος', 'γάιδαρος', 'γαϊδαρος'],
  ['ΤΑΒΕΡΝΑ ΓΑΪΔΑΡΟΣ', 'ΓΑΪΔΑΡΟΣ', 'γάιδαρος'],
  ['Πρώτη Μαΐου', 'Μαΐου', 'μαιου'],
  ['Ξενοδοχείο Αύρα', 'Ξενοδοχείο', 'xenodoxeio, xenodohio, ksenodoxeio, ksenodocheio'],
  ['Ξενοδοχείο Αύρα', 'Ξενοδοχείο', '3enodoxeio, ξαινοδωχίο'],
  ['Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός', 'evaggelismos, evangelismos'],
  ['Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός', 'euaggelismos, eyaggelismos'],
  ['Αυτό το καφέ', 'Αυτό', 'auto, afto, avto, ayto'],
  ['Αυτοκίνητο και φύση', 'Αυτοκίνητο', 'aytokinito, aftokinhto'],
  ['Ευχαριστώ πολύ', 'Ευχαριστώ', 'efxaristo, euxaristw'],
  ['Εφορία Κέντρου', 'Εφορία', 'eforia'],
  ['Κέντρο Υγείας Θεσσαλονίκη', 'Θεσσαλονίκη', 'thessaloniki, 8essalonikh'],
  ['Βιβλιοθήκη Χανιά', 'Χανιά', 'xania, chania, hania'],
  ['Βιβλιοθήκη Χανιά', 'Βιβλιοθήκη', 'bibliothiki, vivlio8hkh, library'],
  ['Κομμωτήριο Αέρας', 'Κομμωτήριο', 'kommwthrio, komotirio'],
  ['Γυμναστήριο Παλμός', 'Γυμναστήριο', 'gumnasthrio, gymnastirio, gym'],
  ['Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'Κουρείο', 'koyreio, kurio, kourejo'],
  ['Ο Μπάρμπας', 'Μπάρμπας', 'mparmpas, barbas'],
  ['Η Ντομάτα', 'Ντομάτα', 'ntomata, domata'],
  ['Γκαράζ Ρόδα', 'Γκαράζ', 'gkaraz, garaz'],
  ['Ώρα ανάγκης', 'ανάγκης', 'anagki'],
  ['Σύγχρονο θέαμα', 'Σύγχρονο', 'sygxrono, synchrono'],
  ['Ψαροταβέρνα Η ΘΆΛΑΣΣΑ', 'Ψαροταβέρνα', 'psarotaverna, taverna'],
  ['Πλατεία Αγία Ειρήνη', 'Αγία', 'agia, ayia'],
  ['Οικία Μελά', 'Οικία', 'oikia, ikia'],
  ['Το Τζατζίκι', 'Τζατζίκι', 'tzatziki'],
  ['Nora Hair Studio', 'Studio', 'στούντιο'],
  ['Nora Hair Studio', 'Nora', 'νόρα'],
  ['Οδοντιατρείο Σ. Καλαμαρά', 'Οδοντιατρείο', 'οδοντ, odontaitreio, dentist'],
  ['ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ', 'ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ', 'το φαρμακειο του ρηγα'],
  ['Κέντρο Υγείας Θεσσαλονίκη', 'Κέντρο Υγείας', 'kentro ygeias'],
  ['Hotel Grande', 'Hotel', 'ξενοδοχεία'],
  ['Κ.Ε.Π. Δάφνης', 'Κ.Ε.Π', 'κεπ, ΚΕΠ, Κ.Ε.Π., κ ε π, k.e.p., Κ·Ε·Π'],
  ['ΔΟΥ Δάφνης', 'ΔΟΥ', 'Δ.Ο.Υ., δ ο υ'],
  ['Συνεργείο Θεσ/νίκης', 'Θεσ/νίκης', 'Θεσσαλονίκη, Θεσ/νίκη, thessaloniki'],
  ['Πυθίας34 Τ.Κ. 11361', '34', '34'],
  ['Πυθίας34 Τ.Κ. 11361', 'Πυθίας 34', 'Πυθίας 34, Πυθίας34'],
  ['Πυθίας34 Τ.Κ. 11361', '11361', '113 61, 11361'],
  ['Πλυντήριο 24ωρο', '24 ωρο', '24ωρο, 24 ωρο'],
  ['Οδός ∆ηµοτών', '∆ηµοτών', 'δημοτών, ∆ηµοτών'],
];

/** Titles that must not be found. */
const MISSED: [title: string, typed: string][] = [
  ['Φαρμακείο Ανδρονίκου', 'φορμοκειο, φραμκειο, φρμκ, 12345, %, ***'],
  ['Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'χωριό'],
  ['Κομμωτήριο Αέρας', 'κουρείο'],
  ['Γυμναστήριο Παλμός', 'φαρμακείο'],
  ['Ξενώνας Ήλιος', 'xania'],
  ['Κέντρο Υγείας Θεσσαλονίκη', 'κεπ, salon'],
  ['Οδοντιατρείο Σ. Καλαμαρά', 'τρια'],
  ['Ο Μπάρμπας', 'barber'],
];

/** Expected matches and misses of a search, for the browser's engine and for the server's SQL. */
export const WORD_PAIRS: { typed: string; title: string; marked: string[] }[] = [
  ...FOUND,
  ...MISSED.map(([title, typed]) => [title, '', typed] as const),
].flatMap(([title, marked, typed]) =>
  typed
    .split(', ')
    .map((one) => ({ typed: one, title, marked: marked.split(' ').filter(Boolean) })),
);

export const WORD_TITLES: string[] = [...new Set(WORD_PAIRS.map(({ title }) => title))];
