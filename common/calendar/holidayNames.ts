import type { HolidayName } from './holidays.ts';

/** Greek names of the public holidays. */
export const GREEK_HOLIDAYS = {
  new_year: 'Πρωτοχρονιά',
  epiphany: 'Θεοφάνια',
  clean_monday: 'Καθαρά Δευτέρα',
  independence: '25η Μαρτίου',
  good_friday: 'Μεγάλη Παρασκευή',
  easter: 'Πάσχα',
  easter_monday: 'Δευτέρα του Πάσχα',
  labour_day: 'Πρωτομαγιά',
  whit_monday: 'Αγίου Πνεύματος',
  dormition: 'Δεκαπενταύγουστος',
  ohi_day: '28η Οκτωβρίου',
  christmas: 'Χριστούγεννα',
  synaxis: 'Δεύτερη ημέρα των Χριστουγέννων',
} satisfies Record<HolidayName, string>;
