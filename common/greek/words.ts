/** A typed word, a title, and the words in the title that it finds, as written there. */
export interface WordPair {
  typed: string;
  title: string;
  /** Empty when the typed word must not find the title. */
  marked: readonly string[];
}

const pair = (typed: string, title: string, ...marked: string[]): WordPair => ({
  typed,
  title,
  marked,
});

/**
 * Expected hits and misses of a search. The tests of the engine, of the records already loaded, of
 * the listing grid and of the server all run this table.
 */
export const WORD_PAIRS: readonly WordPair[] = [
  // Case, accents, dialytika, final sigma.
  pair('φαρμακείο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('ΦΑΡΜΑΚΕΙΟ', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('φαρμακειο', 'ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ', 'ΦΑΡΜΑΚΕΙΟ'),
  pair('λευτερης', 'Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'ΛΕΥΤΕΡΗΣ'),
  pair('ΉΛΙΟΣ', 'Ξενώνας Ήλιος', 'Ήλιος'),
  pair('ηλιοσ', 'Ξενώνας Ήλιος', 'Ήλιος'),
  pair('ρολοι', 'Το Ρολόι της πλατείας', 'Ρολόι'),
  pair('γαϊδαρος', 'Ο γάιδαρος', 'γάιδαρος'),
  pair('γάιδαρος', 'ΤΑΒΕΡΝΑ ΓΑΪΔΑΡΟΣ', 'ΓΑΪΔΑΡΟΣ'),
  pair('μαιου', 'Πρώτη Μαΐου', 'Μαΐου'),
  // Greeklish, one word in the spellings that people use.
  pair('farmakeio', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('farmakio', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('pharmakeio', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('xenodoxeio', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('xenodohio', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('ksenodoxeio', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('ksenodocheio', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('3enodoxeio', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('evaggelismos', 'Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός'),
  pair('evangelismos', 'Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός'),
  pair('euaggelismos', 'Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός'),
  pair('eyaggelismos', 'Νοσοκομείο Ευαγγελισμός', 'Ευαγγελισμός'),
  pair('auto', 'Αυτό το καφέ', 'Αυτό'),
  pair('afto', 'Αυτό το καφέ', 'Αυτό'),
  pair('avto', 'Αυτό το καφέ', 'Αυτό'),
  pair('ayto', 'Αυτό το καφέ', 'Αυτό'),
  pair('aytokinito', 'Αυτοκίνητο και φύση', 'Αυτοκίνητο'),
  pair('aftokinhto', 'Αυτοκίνητο και φύση', 'Αυτοκίνητο'),
  pair('efxaristo', 'Ευχαριστώ πολύ', 'Ευχαριστώ'),
  pair('euxaristw', 'Ευχαριστώ πολύ', 'Ευχαριστώ'),
  pair('eforia', 'Εφορία Κέντρου', 'Εφορία'),
  pair('thessaloniki', 'Κέντρο Υγείας Θεσσαλονίκη', 'Θεσσαλονίκη'),
  pair('8essalonikh', 'Κέντρο Υγείας Θεσσαλονίκη', 'Θεσσαλονίκη'),
  pair('xania', 'Βιβλιοθήκη Χανιά', 'Χανιά'),
  pair('chania', 'Βιβλιοθήκη Χανιά', 'Χανιά'),
  pair('hania', 'Βιβλιοθήκη Χανιά', 'Χανιά'),
  pair('bibliothiki', 'Βιβλιοθήκη Χανιά', 'Βιβλιοθήκη'),
  pair('vivlio8hkh', 'Βιβλιοθήκη Χανιά', 'Βιβλιοθήκη'),
  pair('kommwthrio', 'Κομμωτήριο Αέρας', 'Κομμωτήριο'),
  pair('komotirio', 'Κομμωτήριο Αέρας', 'Κομμωτήριο'),
  pair('gumnasthrio', 'Γυμναστήριο Παλμός', 'Γυμναστήριο'),
  pair('gymnastirio', 'Γυμναστήριο Παλμός', 'Γυμναστήριο'),
  pair('koyreio', 'Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'Κουρείο'),
  pair('kurio', 'Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'Κουρείο'),
  pair('mparmpas', 'Ο Μπάρμπας', 'Μπάρμπας'),
  pair('barbas', 'Ο Μπάρμπας', 'Μπάρμπας'),
  pair('ntomata', 'Η Ντομάτα', 'Ντομάτα'),
  pair('domata', 'Η Ντομάτα', 'Ντομάτα'),
  pair('gkaraz', 'Γκαράζ Ρόδα', 'Γκαράζ'),
  pair('garaz', 'Γκαράζ Ρόδα', 'Γκαράζ'),
  pair('anagki', 'Ώρα ανάγκης', 'ανάγκης'),
  pair('sygxrono', 'Σύγχρονο θέαμα', 'Σύγχρονο'),
  pair('synchrono', 'Σύγχρονο θέαμα', 'Σύγχρονο'),
  pair('psarotaverna', 'Ψαροταβέρνα Η ΘΆΛΑΣΣΑ', 'Ψαροταβέρνα'),
  pair('taverna', 'Ψαροταβέρνα Η ΘΆΛΑΣΣΑ', 'Ψαροταβέρνα'),
  pair('agia', 'Πλατεία Αγία Ειρήνη', 'Αγία'),
  pair('ayia', 'Πλατεία Αγία Ειρήνη', 'Αγία'),
  pair('oikia', 'Οικία Μελά', 'Οικία'),
  pair('ikia', 'Οικία Μελά', 'Οικία'),
  pair('tzatziki', 'Το Τζατζίκι', 'Τζατζίκι'),
  // Greek letters for a title in Latin ones.
  pair('στούντιο', 'Nora Hair Studio', 'Studio'),
  pair('νόρα', 'Nora Hair Studio', 'Nora'),
  // Misspelt vowels, and the beginning of a word.
  pair('φαρμακιο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('ξαινοδωχίο', 'Ξενοδοχείο Αύρα', 'Ξενοδοχείο'),
  pair('φαρμακε', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('οδοντ', 'Οδοντιατρείο Σ. Καλαμαρά', 'Οδοντιατρείο'),
  // One typing error: a letter lost, added, changed, swapped.
  pair('φαρμκείο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('φαρμμαακειο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('φραμακειο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('φαρμακεοι', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('φαρνακειο', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('odontaitreio', 'Οδοντιατρείο Σ. Καλαμαρά', 'Οδοντιατρείο'),
  pair('kourejo', 'Κουρείο «Ο ΛΕΥΤΕΡΗΣ»', 'Κουρείο'),
  // Several words; those that carry no meaning are not marked.
  pair('το φαρμακειο του ρηγα', 'ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ', 'ΦΑΡΜΑΚΕΙΟ', 'ΡΗΓΑ'),
  pair('kentro ygeias', 'Κέντρο Υγείας Θεσσαλονίκη', 'Κέντρο', 'Υγείας'),
  // The same in another language.
  pair('pharmacy', 'Φαρμακείο Ανδρονίκου', 'Φαρμακείο'),
  pair('dentist', 'Οδοντιατρείο Σ. Καλαμαρά', 'Οδοντιατρείο'),
  pair('gym', 'Γυμναστήριο Παλμός', 'Γυμναστήριο'),
  pair('library', 'Βιβλιοθήκη Χανιά', 'Βιβλιοθήκη'),
  pair('ξενοδοχεία', 'Hotel Grande', 'Hotel'),
  // Not to be found.
  pair('φορμοκειο', 'Φαρμακείο Ανδρονίκου'),
  pair('φραμκειο', 'Φαρμακείο Ανδρονίκου'),
  pair('φρμκ', 'Φαρμακείο Ανδρονίκου'),
  pair('χωριό', 'Κουρείο «Ο ΛΕΥΤΕΡΗΣ»'),
  pair('κουρείο', 'Κομμωτήριο Αέρας'),
  pair('φαρμακείο', 'Γυμναστήριο Παλμός'),
  pair('xania', 'Ξενώνας Ήλιος'),
  pair('κεπ', 'Κέντρο Υγείας Θεσσαλονίκη'),
  pair('τρια', 'Οδοντιατρείο Σ. Καλαμαρά'),
  pair('salon', 'Κέντρο Υγείας Θεσσαλονίκη'),
  pair('barber', 'Ο Μπάρμπας'),
  pair('12345', 'Φαρμακείο Ανδρονίκου'),
  pair('%', 'Φαρμακείο Ανδρονίκου'),
  pair('***', 'Φαρμακείο Ανδρονίκου'),
];

/** All titles of the table, each once. */
export const WORD_TITLES: readonly string[] = [...new Set(WORD_PAIRS.map(({ title }) => title))];
