import { HttpResponse } from 'msw';
import { getOwnData, keepAccount } from '#common/contract/account/account.ts';
import {
  endOtherSessions,
  endSession,
  getPerson,
  getProfile,
  getSessions,
  saveProfile,
  type Person,
  type Profile,
  type Session,
} from '#common/contract/account/profile.ts';
import { getIdentities, type Identities } from '#common/contract/account/social.ts';
import { getFollows, unfollow, type Follows } from '#common/contract/forms/follows.ts';
import { type OrganisationCard } from '#common/contract/organisations.ts';
import { addBookmark, getBookmarks, removeBookmark } from '#common/contract/account/bookmarks.ts';
import { addPhoto } from '#common/contract/photos.ts';
import { getClaims, type Claim } from '#common/contract/places/claims.ts';
import {
  addSubmission,
  deleteSubmission,
  getSubmissions,
  type Submission,
} from '#common/contract/places/submissions.ts';
import { builder, json, mock, nothing, on } from './mock.ts';
import { buildOrganisationCard, scene } from './organisations.ts';

export const buildProfile = builder<Profile>(() => ({
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
}));

const buildPerson = (overrides: Partial<Person> = {}): Person => {
  const { email: _mail, new_email: _new, photo, public: _public, ...written } = buildProfile();
  return { ...written, main_image: photo, created_at: '2023-02-11T18:20:00+02:00', ...overrides };
};

/** This device and two others. */
export const buildDevices = (): Session[] => {
  const build = (code: string, browser: string | null, system: string | null, seen: string) => ({
    code,
    browser,
    system,
    last_seen_at: `2026-03-${seen}:00+02:00`,
    created_at: '2026-03-01T09:00:00+02:00',
    current: code === 'ses_this',
  });
  return [
    build('ses_this', 'Firefox', 'Linux', '16T09:50'),
    build('ses_phone', 'Safari', 'iOS', '15T20:12'),
    build('ses_old', null, null, '02T08:00'),
  ];
};

/** Two login providers besides the password. */
export const buildIdentities = builder<Identities>(() => ({
  records: [
    { provider: 'google', created_at: '2025-11-03T09:30:00+02:00' },
    { provider: 'facebook', created_at: '2026-02-20T18:05:00+02:00' },
  ],
  has_password: true,
}));

/** A claim that waits for a moderator. */
export const buildClaim = builder<Claim>(() => ({
  code: 'clm_1',
  organisation: { slug: 'farmakeio', title: 'Φαρμακείο' },
  state: 'submitted',
  text: '',
  contact: '',
  reason: null,
  created_at: '2026-03-16T10:00:00+02:00',
}));

/** A complete submission that waits for a moderator. */
export const buildSubmission = builder<Submission>(() => ({
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
}));

export const profile = {
  of: (own: Partial<Profile> = {}) => [
    on(getProfile, json(buildProfile(own))),
    on(saveProfile, json(buildProfile(own))),
  ],
  reading: mock(getProfile),
};

export const identities = mock(getIdentities, buildIdentities);

/** Active sessions. No login provider is linked. */
export const devices = {
  of: (records: Session[] = buildDevices()) => [
    on(getSessions, json({ records })),
    ...identities.success({ records: [] }),
  ],
  /** A stateful server: revoked sessions disappear. */
  working: () => {
    let records = buildDevices();
    return [
      on(endOtherSessions, () => {
        records = records.filter(({ current }) => current);
        return nothing()();
      }),
      on(endSession, ({ params }) => {
        records = records.filter(({ code }) => code !== params.code);
        return nothing()();
      }),
      on(getSessions, () => json({ records })()),
      ...identities.success({ records: [] }),
    ];
  },
};

export const ending = { keeping: mock(keepAccount) };

export const listings = {
  of: (...records: Submission[]) => [
    on(getSubmissions, json({ records })),
    on(deleteSubmission, nothing()),
  ],
  saving: mock(addSubmission, buildSubmission),
};

export const claims = mock(getClaims, (...records: Claim[]) => ({ records }));

export const person = mock(getPerson, buildPerson);

export const ownData = () => [
  on(getOwnData, ({ request }) =>
    request.headers.get('accept') === 'text/csv'
      ? HttpResponse.text('table,row,field,value\r\ntickets,1,rank,13\r\n')
      : json({ tickets: [{ rank: 13 }] })(),
  ),
];

export const photos = mock(addPhoto, () => ({
  code: 'pho_sent',
  url: scene('pharmacy'),
  width: 1600,
  height: 1200,
}));

type Followed = Follows['records'][number];

/** Authors that the person follows, some with a name. */
export const follows = {
  ...mock(getFollows),
  of: (...authors: (Pick<Followed, 'author'> & Partial<Followed>)[]) => [
    on(
      getFollows,
      json({ records: authors.map((one) => ({ name: null, main_image: null, ...one })) }),
    ),
    on(unfollow, nothing()),
  ],
};

export const bookmarks = {
  ...mock(getBookmarks),
  /** A stateful server. */
  of: (records: OrganisationCard[]) => {
    const saved = [...records];
    return [
      on(getBookmarks, json({ records: saved })),
      on(addBookmark, ({ params }) => {
        const slug = String(params.slug);
        saved.unshift(buildOrganisationCard({ slug, title: slug }));
        return nothing()();
      }),
      on(removeBookmark, ({ params }) => {
        const at = saved.findIndex(({ slug }) => slug === params.slug);
        if (at >= 0) saved.splice(at, 1);
        return nothing()();
      }),
    ];
  },
};
