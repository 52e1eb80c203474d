/** Sample data: the invented authors of the sample organisations, with their city. */
export const seedPeople: Readonly<Record<string, { name: string; city: string }>> = {
  'eleni-vrettou': { name: 'Ελένη Βρεττού', city: 'Αθήνα' },
  'nikos-karalakis': { name: 'Νίκος Καραλάκης', city: 'Αθήνα' },
  'dimitra-asproudi': { name: 'Δήμητρα Ασπρούδη', city: 'Αθήνα' },
  'stelios-mavris': { name: 'Στέλιος Μαυρής', city: 'Αθήνα' },
  'iro-damianou': { name: 'Ηρώ Δαμιανού', city: 'Αθήνα' },
  'thanasis-gioltzidis': { name: 'Θανάσης Γιολτζίδης', city: 'Θεσσαλονίκη' },
  'sofia-tertsidou': { name: 'Σοφία Τερτσίδου', city: 'Θεσσαλονίκη' },
  'anestis-polatos': { name: 'Ανέστης Πολάτος', city: 'Θεσσαλονίκη' },
  'vasso-kanellou': { name: 'Βάσω Κανέλλου', city: 'Πάτρα' },
  'gerasimos-lontos': { name: 'Γεράσιμος Λόντος', city: 'Πάτρα' },
  'argyro-stavroulaki': { name: 'Αργυρώ Σταυρουλάκη', city: 'Ηράκλειο' },
  'manolis-perakis': { name: 'Μανόλης Περράκης', city: 'Ηράκλειο' },
};
