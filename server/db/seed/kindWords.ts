import type { SceneKind } from '#pictures/base/kinds.ts';

/** What people call a kind of place, in both languages, so that a search finds it by that too. */
export const KIND_WORDS: Record<SceneKind, string> = {
  kep: 'ΚΕΠ κέντρο εξυπηρέτησης πολιτών citizen service centre',
  pharmacy: 'φαρμακείο φάρμακα pharmacy',
  diagnostics: 'μικροβιολογικό διαγνωστικό εξετάσεις αίματος laboratory blood tests',
  doctor: 'ιατρείο γιατρός doctor',
  dentist: 'οδοντιατρείο οδοντίατρος dentist',
  'health-centre': 'κέντρο υγείας πολυϊατρείο health centre',
  'tax-office': 'εφορία ΔΟΥ φορολογική λογιστής tax office',
  hairdresser: 'κομμωτήριο κούρεμα μαλλιά hairdresser',
  barber: 'κουρείο κούρεμα μπαρμπέρης barber',
  taverna: 'ταβέρνα εστιατόριο φαγητό restaurant',
  gym: 'γυμναστήριο γυμναστική gym',
  pool: 'κολυμβητήριο πισίνα κολύμπι swimming pool',
  vet: 'κτηνιατρείο κτηνίατρος ζώα vet',
  'telecom-store': 'κινητή τηλεφωνία internet phone store',
  garage: 'συνεργείο αυτοκίνητο ΚΤΕΟ garage car',
  library: 'βιβλιοθήκη βιβλία library',
  theatre: 'θέατρο παράσταση theatre',
  guesthouse: 'ξενώνας ξενοδοχείο δωμάτια guesthouse hotel',
  'ferry-office': 'ακτοπλοϊκά εισιτήρια πλοία ferry tickets',
  district: '',
};
