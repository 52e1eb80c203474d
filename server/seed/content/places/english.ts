import { toLatin } from '#common/greek/latin.ts';
import type { EnglishNames } from '#server/repositories/organisations/english.ts';

/** Sample data: the English names of towns and districts that are not just their Latin letters. */
const PLACES: Record<string, string> = {
  Αθήνα: 'Athens',
  Πειραιάς: 'Piraeus',
  Πάτρα: 'Patras',
  Ηράκλειο: 'Heraklion',
  Ζωγράφου: 'Zografou',
  Κέντρο: 'Centre',
  Πλατεία: 'Main Square',
  'Δημοτικό Θέατρο': 'Municipal Theatre',
  Εξάρχεια: 'Exarchia',
  'Νέα Σμύρνη': 'Nea Smyrni',
  Αριστοτέλους: 'Aristotelous Square',
  'Άνω Πόλη': 'Upper Town',
  'Πλατεία Γεωργίου': 'Georgiou Square',
  'Ψηλά Αλώνια': 'Psila Alonia',
  Λιοντάρια: 'Lions Square',
  'Πλατεία Ελευθερίας': 'Eleftherias Square',
};

/** Sample data: what the places are called in English, by slug. */
const TITLES: Record<string, string> = {
  'kep-dokimastiko-kypseli': 'Sample Citizens’ Service Centre – Kypseli',
  'farmakeio-andronikou': 'Andronikou Pharmacy',
  'kommotirio-aeras': 'Aeras Hair Salon',
  'steki-tis-marinas': 'Marina’s Meze Taverna',
  'odontiatreio-kalamara': 'S. Kalamara Dental Practice',
  'ktiniatreio-oi-filoi': 'Friends Veterinary Clinic',
  'theatro-mikri-avlaia': 'Little Curtain Theatre',
  'xenonas-giasemi': 'Jasmine Guesthouse',
  'dokimastiki-eforia-kentrou': 'Sample Central Tax Office',
  'athens-little-patio': 'Athens Little Patio',
  'taxidia-pyxida': 'Compass Travel Agency',
  'gymnastirio-palmos': 'Palmos Gym',
  'farmakeio-vervesou': 'Vervesou Pharmacy',
  'vivliothiki-ta-chartakia': 'Paper Notes Library',
  'kolymvitirio-delfini': 'Dolphin Swimming Pool',
  'kourio-o-lefteris': 'Lefteris & Son Barbershop',
  'polyiatreio-neou-kosmou': 'Neos Kosmos Neighbourhood Clinic',
  'therino-sinema-anthi': 'Anthi Open-Air Cinema',
  'diagnostiko-aigli': 'Aigli Diagnostic Centre',
  'anagnostirio-folia': 'Nest Children’s Reading Room',
  'aktoploika-meltemi': 'Meltemi Ferry Tickets',
  'tilesimeio-chalandri': 'Chalandri Phone Shop',
  'paidiatreio-chatziloukas': 'E. Chatzilouka, Paediatrician',
  'kteo-dromos': 'Dromos Vehicle Inspection – Aigaleo',
  'nora-hair-studio': 'Nora Hair Studio',
  'xenodocheio-avra-piraeus': 'Avra Hotel',
  'farmakeio-kastrinou-liapi': 'Kastrinou & Liapi Pharmacy',
  'pilates-isorropia': 'Balance Pilates Studio',
  'klimataria-tou-thodorou': 'Thodoros’ Vine Taverna',
  'keraia-tilepikoinonies': 'Antenna Telecom',
  'rakadiko-to-charoupi': 'The Carob Raki Bar',
  'naftiliako-diktamo': 'Diktamo Shipping Agency',
  'farmakeio-markataki': 'Markataki Pharmacy',
  'kourio-psili': 'Psili Barbershop',
  'xenodocheio-mitos': 'Mitos Hotel',
  'kentro-ygeias-dokimis-mastampa': 'Sample Mastampas Health Centre',
  'kommotirio-afroditi': 'Aphrodite Hair Salon',
  'kteo-trochos': 'Trochos Vehicle Inspection – Nea Alikarnassos',
  'anagnostirio-erofili': 'Erofili Reading Room',
  'farmakeio-sfakianou': 'Sfakianou Pharmacy',
  'kolymvitirio-kyma': 'Wave Sports Centre',
  'odontiatriki-gonia': 'Dental Corner',
  'diagnostiko-ygeia-agyias': 'Health+ Diagnostic Centre – Agyia',
  'ionio-perasma': 'Ionian Crossing Agency',
  'farmakeio-rigopoulou': 'Rigopoulou Pharmacy',
  'mezedopoleio-sta-skalia': 'On the Steps Meze Restaurant',
  'kommotirio-psalidi-chtena': 'Scissors & Comb Hair Salon',
  'dokimastiki-ypiresia-dimoton': 'Sample Residents’ Office – Upper Town',
  'gymnastirio-gefyra': 'Bridge Gym',
  'theatriko-ergastiri-maska': 'Mask Theatre Workshop',
  'ktiniatreio-ouritsa': 'Little Tail Veterinary Clinic',
  'faros-rooms-rio': 'Lighthouse Rooms',
  'sima-kiniti': 'Signal Mobile',
  'farmakeio-dimitrakopoulou': 'Dimitrakopoulou Pharmacy',
  'ouzeri-to-kaiki': 'The Caique Ouzeri',
  'odontiatreio-mavroudi': 'G. Mavroudi Dental Practice',
  'theatro-amaxostasio': 'The Depot Theatre',
  'xenonas-kastra': 'Castles Guesthouse',
  'vivliothiki-anagnoston-ano-polis': 'Upper Town Readers’ Lending Library',
  'taxidia-vardaris': 'Vardaris Travel Agency',
  'kep-dokimastiko-charilaou': 'Sample Citizens’ Service Centre – Charilaou',
  'farmakeio-papazisi': 'Papazisi Pharmacy',
  'kommotirio-filio': 'Filio Hair Salon',
  'gymnastirio-vorras': 'North Gym',
  'mikroviologiko-iama': 'Iama Medical Laboratory',
  'kourio-tou-saki': 'Sakis’ Barbershop',
  'synergeio-afoi-tsitlakidi': 'Tsitlakidis Brothers Garage',
  'farmakeio-kourtidou': 'Sevasti Kourtidou Pharmacy',
  'ktiniatriki-ourania': 'Ourania Veterinary Clinic',
  'kolymvitirio-nireas': 'Nireas Swimming Pool',
  'orthopediko-samara': 'P. Samara, Orthopaedist',
  'psistaria-o-kampos': 'The Meadow Grill House',
};

const english = (name: string): string => PLACES[name] ?? toLatin(name);

/** The names of a sample place in English; streets are in the Latin letters of their signs. */
export const englishNames = (place: {
  slug: string;
  street: string;
  postcode: string;
  city: string;
  district: string;
}): EnglishNames => {
  const [city, district] = [english(place.city), english(place.district)];
  return {
    title: TITLES[place.slug] ?? toLatin(place.slug),
    city,
    district,
    address: `${toLatin(place.street)}, ${place.postcode} ${place.district === 'Κέντρο' ? city : district}`,
  };
};
