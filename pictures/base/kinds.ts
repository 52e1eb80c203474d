/** The places that can be drawn; the sample organisations are of these kinds too. */
export const SCENE_KINDS = [
  'kep',
  'pharmacy',
  'diagnostics',
  'doctor',
  'dentist',
  'health-centre',
  'tax-office',
  'hairdresser',
  'barber',
  'taverna',
  'gym',
  'pool',
  'vet',
  'telecom-store',
  'garage',
  'library',
  'theatre',
  'guesthouse',
  'ferry-office',
  'district',
] as const;

/** A kind of place. */
export type SceneKind = (typeof SCENE_KINDS)[number];
