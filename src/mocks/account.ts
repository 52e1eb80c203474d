import type { AccountLink, Ending } from '#common/contract/account/account.ts';
import type { Identities } from '#common/contract/account/social.ts';
import type { Claim } from '#common/contract/places/claims.ts';
import type { Submission } from '#common/contract/places/submissions.ts';
import type { Person, Profile, Session } from '#common/contract/account/profile.ts';

/** The link of a message about an account. */
export const buildAccountLink = (overrides: Partial<AccountLink> = {}): AccountLink => ({
  purpose: 'recover',
  state: 'open',
  email: 'e•••@example.gr',
  expires_at: '2026-03-16T11:00:00+02:00',
  ...overrides,
});

export const buildProfile = (overrides: Partial<Profile> = {}): Profile => ({
  code: 'usr_eleni',
  name: 'Ελένη Παπαδοπούλου',
  bio: 'Μένω στην Κυψέλη και δεν μου αρέσουν οι ουρές.',
  location: 'Αθήνα',
  number: '210 000 0412',
  email: 'eleni@example.gr',
  new_email: null,
  youtube: 'https://youtube.com/@eleni',
  website: 'https://eleni.example',
  photo: null,
  public: false,
  ...overrides,
});

/** A public profile. */
export const buildPerson = (overrides: Partial<Person> = {}): Person => {
  const { code, name, bio, location, number, youtube, website } = buildProfile();
  return {
    code,
    name,
    bio,
    location,
    number,
    youtube,
    website,
    main_image: null,
    created_at: '2023-02-11T18:20:00+02:00',
    ...overrides,
  };
};

/** A place where the person is signed in. */
export const buildDevice = (overrides: Partial<Session> = {}): Session => ({
  code: 'ses_this',
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-03-01T09:00:00+02:00',
  last_seen_at: '2026-03-16T09:50:00+02:00',
  current: true,
  ...overrides,
});

/** This device and two others. */
export const buildDevices = (): Session[] => [
  buildDevice(),
  buildDevice({
    code: 'ses_phone',
    browser: 'Safari',
    system: 'iOS',
    last_seen_at: '2026-03-15T20:12:00+02:00',
    current: false,
  }),
  buildDevice({
    code: 'ses_old',
    browser: null,
    system: null,
    last_seen_at: '2026-03-02T08:00:00+02:00',
    current: false,
  }),
];

/** Two other services that open an account with a password. */
export const buildIdentities = (overrides: Partial<Identities> = {}): Identities => ({
  records: [
    { provider: 'google', created_at: '2025-11-03T09:30:00+02:00' },
    { provider: 'facebook', created_at: '2026-02-20T18:05:00+02:00' },
  ],
  has_password: true,
  ...overrides,
});

/** The consequences of deleting the account. */
export const buildEnding = (overrides: Partial<Ending> = {}): Ending => ({
  days: 14,
  open_tickets: 2,
  places: [],
  delete_at: null,
  ...overrides,
});

/** A place that one has claimed; it waits for a moderator. */
export const buildClaim = (overrides: Partial<Claim> = {}): Claim => ({
  code: 'clm_1',
  organisation: { slug: 'farmakeio', title: 'Φαρμακείο' },
  state: 'submitted',
  text: '',
  contact: '',
  reason: null,
  created_at: '2026-03-16T10:00:00+02:00',
  ...overrides,
});

/** One's own listing, complete and waiting for a moderator. */
export const buildSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  code: 'lis_koureio',
  state: 'submitted',
  reason: null,
  slug: null,
  fields: {
    title: 'Κουρείο ο Λευτέρης',
    keywords: ['κούρεμα', 'ξύρισμα'],
    category: 'salons',
    description: 'Δύο καρέκλες.',
    address: 'Κανάρη 1',
    temporary_address: '',
    city: 'Αθήνα',
    state: '',
    country: 'GR',
    zip: '10671',
    latitude: null,
    longitude: null,
    owner: 'Λευτέρης',
    email: 'l@example.gr',
    phone: '',
    website: '',
    facebook: '',
    twitter: '',
    google_plus: '',
    linked_in: '',
    amenities: ['elevator'],
    hours: [{ weekday: 1, intervals: [{ from: '10:00', to: '24:00' }] }],
    price_title: '',
    price: '',
    price_description: '',
  },
  photos: [],
  created_at: '2026-03-14T10:00:00+02:00',
  updated_at: '2026-03-15T10:00:00+02:00',
  submitted_at: '2026-03-15T10:00:00+02:00',
  decided_at: null,
  ...overrides,
});
