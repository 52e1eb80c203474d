import { expect, it } from 'vitest';
import { toLatin } from './latin.ts';

it.each([
  ['Αγίας Ζώνης 34', 'Agias Zonis 34'],
  ['Ευφρονίου 21', 'Effroniou 21'],
  ['Παύλου Μελά', 'Pavlou Mela'],
  ['Μπουμπουλίνας', 'Boumpoulinas'],
  ['Αγγελάκη, Εγχειρίδιο', 'Angelaki, Encheiridio'],
  ['Μαΐου, Πραΰς', 'Maiou, Prays'],
  ['Ψυχή · ΘΕΑΤΡΟ', 'Psychi · THEATRO'],
  ['25ης Αυγούστου 15, 712 02 Café', '25is Avgoustou 15, 712 02 Café'],
])('%s becomes %s', (greek, latin) => expect(toLatin(greek)).toBe(latin));
