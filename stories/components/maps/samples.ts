import { waitNow } from '#src/mocks/lines.ts';
import { closedWait } from '#stories/components/cards/samples.ts';
import type { MapPlace } from '#src/components/maps/place.ts';

/** Sample places in four cities. The first two share a marker on a small map. */
export const samplePlaces = [
  {
    id: 'a',
    title: 'Φαρμακείο Παπαδοπούλου',
    href: '/listing-grid/farmakeio-papadopoulou',
    category: 'shops',
    text: 'Ερμού 12, Θεσσαλονίκη',
    wait: waitNow(),
    latitude: 40.634,
    longitude: 22.943,
  },
  {
    id: 'b',
    title: 'Ταβέρνα Το Κύμα',
    href: '/listing-grid/to-kyma',
    category: 'restaurants',
    text: 'Ακτή Κουμουνδούρου 4, Πειραιάς',
    wait: waitNow({ status: 'paused', minutes: null, message: 'Επιστρέφουμε στις 11:15' }),
    latitude: 37.938,
    longitude: 23.655,
  },
  {
    id: 'c',
    title: 'Κουρείο Ο Στέλιος',
    href: '/listing-grid/kourio-o-stelios',
    category: 'salons',
    text: 'Πατησίων 88, Αθήνα',
    wait: closedWait,
    latitude: 37.994,
    longitude: 23.731,
  },
  {
    id: 'd',
    title: 'ΚΕΠ Κέντρου Ηρακλείου',
    href: '/listing-grid/kep-irakleiou',
    category: 'business',
    text: 'Ανδρόγεω 2, Ηράκλειο',
    latitude: 35.339,
    longitude: 25.133,
  },
] satisfies MapPlace[];
