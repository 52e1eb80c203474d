/**
 * Sample data: districts, each with a point verified to lie on land inside the municipality.
 * `inland` is a compass bearing away from the water; `reach` limits the scatter of sample places.
 */
export interface District {
  city: string;
  title: string;
  postcode: string;
  areaCode: string;
  latitude: number;
  longitude: number;
  inland: number | null;
  reach: number;
}

type Row = [
  title: string,
  postcode: string,
  latitude: number,
  longitude: number,
  inland?: number,
  reach?: number,
  town?: string,
];

function city<Key extends string>(
  name: string,
  areaCode: string,
  rows: Record<Key, Row>,
): Record<Key, District> {
  const entries = Object.entries<Row>(rows).map(([key, row]) => {
    const [title, postcode, latitude, longitude, inland, reach = 240, town = name] = row;
    const district: District = {
      city: town,
      title,
      postcode,
      areaCode,
      latitude,
      longitude,
      inland: inland ?? null,
      reach,
    };
    return [key, district];
  });
  return Object.fromEntries(entries) as Record<Key, District>;
}

export const DISTRICTS = {
  ...city('Αθήνα', '210', {
    syntagma: ['Σύνταγμα', '105 57', 37.9755, 23.7348, undefined, 160],
    kolonaki: ['Κολωνάκι', '106 73', 37.978, 23.742],
    exarcheia: ['Εξάρχεια', '106 81', 37.9867, 23.734],
    kypseli: ['Κυψέλη', '113 61', 37.999, 23.739],
    pagkrati: ['Παγκράτι', '116 35', 37.968, 23.749],
    ampelokipoi: ['Αμπελόκηποι', '115 23', 37.988, 23.76],
    koukaki: ['Κουκάκι', '117 41', 37.964, 23.724],
    gazi: ['Γκάζι', '118 54', 37.978, 23.7125],
    neosKosmos: ['Νέος Κόσμος', '117 43', 37.9578, 23.7281],
    petralona: ['Πετράλωνα', '118 52', 37.9688, 23.7095],
    ilisia: ['Ιλίσια', '115 28', 37.974, 23.759],
    zografou: ['Κέντρο', '157 72', 37.977, 23.769, undefined, 240, 'Ζωγράφου'],
    piraeus: ['Δημοτικό Θέατρο', '185 35', 37.9429, 23.6476, undefined, 160, 'Πειραιάς'],
    pasalimani: ['Πασαλιμάνι', '185 36', 37.9395, 23.65, 40, 120, 'Πειραιάς'],
    kallithea: ['Κέντρο', '176 73', 37.956, 23.702, undefined, 240, 'Καλλιθέα'],
    neaSmyrni: ['Πλατεία', '171 21', 37.945, 23.714, undefined, 240, 'Νέα Σμύρνη'],
    glyfada: ['Κέντρο', '166 74', 37.8655, 23.756, 45, 240, 'Γλυφάδα'],
    marousi: ['Κέντρο', '151 24', 38.053, 23.806, undefined, 240, 'Μαρούσι'],
    kifisia: ['Κέντρο', '145 62', 38.0733, 23.8113, undefined, 240, 'Κηφισιά'],
    chalandri: ['Κέντρο', '152 32', 38.021, 23.799, undefined, 240, 'Χαλάνδρι'],
    peristeri: ['Κέντρο', '121 31', 38.0155, 23.692, undefined, 240, 'Περιστέρι'],
    aigaleo: ['Κέντρο', '122 42', 37.992, 23.682, undefined, 240, 'Αιγάλεω'],
    neaIonia: ['Κέντρο', '142 31', 38.039, 23.757, undefined, 240, 'Νέα Ιωνία'],
  }),
  ...city('Θεσσαλονίκη', '2310', {
    aristotelous: ['Αριστοτέλους', '546 23', 40.6335, 22.9415, 45],
    ladadika: ['Λαδάδικα', '546 25', 40.6352, 22.9372, 45, 180],
    anoPoliThessaloniki: ['Άνω Πόλη', '546 34', 40.6425, 22.953],
    toumba: ['Τούμπα', '544 53', 40.614, 22.974],
    charilaou: ['Χαριλάου', '542 49', 40.601, 22.969],
    kalamaria: ['Καλαμαριά', '551 32', 40.5825, 22.951, 90],
    evosmos: ['Εύοσμος', '562 24', 40.67, 22.908],
    stavroupoli: ['Σταυρούπολη', '564 30', 40.665, 22.933],
    neapoli: ['Νεάπολη', '567 28', 40.654, 22.94],
    pylaia: ['Πυλαία', '555 35', 40.6, 22.988],
  }),
  ...city('Πάτρα', '2610', {
    georgiou: ['Πλατεία Γεωργίου', '262 21', 38.2458, 21.7362, 135, 180],
    psilaAlonia: ['Ψηλά Αλώνια', '262 24', 38.2415, 21.7335, 115, 180],
    anoPoliPatra: ['Άνω Πόλη', '262 25', 38.244, 21.7405],
    agyia: ['Αγυιά', '264 42', 38.263, 21.75, 115],
    zarouchleika: ['Ζαρουχλέικα', '263 34', 38.223, 21.737],
    rio: ['Ρίο', '265 04', 38.296, 21.786, 150],
  }),
  ...city('Ηράκλειο', '2810', {
    liontaria: ['Λιοντάρια', '712 02', 35.3388, 25.1332, 180],
    eleftherias: ['Πλατεία Ελευθερίας', '712 01', 35.3378, 25.1385, 180],
    poros: ['Πόρος', '713 07', 35.335, 25.149, 180],
    mastampas: ['Μασταμπάς', '713 06', 35.327, 25.133],
    theriso: ['Θέρισος', '713 05', 35.331, 25.115],
    neaAlikarnassos: ['Νέα Αλικαρνασσός', '716 01', 35.335, 25.165, 180],
  }),
} as const satisfies Record<string, District>;

export type DistrictKey = keyof typeof DISTRICTS;
