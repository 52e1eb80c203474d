import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen, underToast } from '#stories/components/frames.tsx';
import { leads } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { getProfile } from '#common/contract/account/profile.ts';
import { account as texts } from '#src/i18n/el/account.ts';
import * as el from '#src/i18n/el/index.ts';
import {
  buildDevices,
  buildIdentities,
  buildProfile,
  devices,
  ending,
  follows,
  identities,
  ownData,
  photos,
  profile,
} from '#src/mocks/account.ts';
import { bodiesOf, callsOf, json, on } from '#src/mocks/mock.ts';
import { buildUser, confirmationSentAgain, language, user } from '#src/mocks/users.ts';
import DashboardPage from '#src/pages/dashboard/DashboardPage.tsx';

const { profile: labels } = el.forms;

const meta = preview.meta({
  title: 'Pages/Dashboard/Account',
  component: DashboardPage,
  beforeEach: ({ msw }) => msw.use(...profile.of(), ...devices.of(), ...user.success()),
  parameters: {
    ...screenAt(
      '/dashboard?tab=profile',
      'The account: profile, password, sessions, personal data and deletion.',
      '/dashboard',
    ),
    signedIn: true,
    undecided: { ...underToast, ...behindOpen },
  },
});

/** The stored public profile and three sessions. */
export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...identities.fails('notFound'), ...profile.of({ public: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(labels.location)).toHaveValue('Αθήνα');
    await expect(await canvas.findByText('Safari σε iOS')).toBeVisible();
    // This server does not support login providers.
    await expect(canvas.queryByText(texts.identities.title)).toBeNull();
    await expect(canvas.getByText(texts.devices.unknown)).toBeVisible();
    await leads(canvas, texts.profile.see, '/user-profile?author=usr_eleni');
  },
});

let respond = (): void => undefined;

/** The profile responds last, and the sections below it stay where they are. */
export const LateProfile = meta.story({
  parameters: { pictures: { disable: 'It ends like Default.' } },
  beforeEach: ({ msw }) => {
    const asked = new Promise<void>((resolve) => (respond = resolve));
    msw.use(on(getProfile, () => asked.then(json(buildProfile()))));
  },
  play: async ({ canvas }) => {
    const below = await canvas.findByRole('heading', { name: texts.language.title });
    const top = below.getBoundingClientRect().top;
    respond();
    await expect(await canvas.findByLabelText(labels.location)).toBeVisible();
    await expect(Math.abs(below.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
});

/** The e-mail address is unconfirmed, and one click resends the link. */
export const Unconfirmed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...profile.of(),
      ...devices.of(buildDevices().slice(0, 1)),
      ...confirmationSentAgain.success(),
      ...user.success(buildUser({ email_confirmed: false })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.email.unconfirmed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.email.sendAgain }));
    await expect(
      await canvas.findByText(/Στείλαμε νέο σύνδεσμο στη διεύθυνση eleni/),
    ).toBeVisible();
    await expect(canvas.getByText(texts.devices.alone)).toBeVisible();
  },
});

/**
 * Changes are confirmed: the language of e-mails, a portrait, which is uploaded before the profile
 * refers to it, and sessions, of which one is revoked, then all others. The heading takes the focus
 * of removed rows.
 */
export const Changed = meta.story({
  parameters: { pictures: { disable: 'It has notices that Default has not.' } },
  beforeEach: ({ msw }) => msw.use(...language(), ...photos.success(), ...devices.working()),
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: texts.language.title });
    await expect(select).toHaveValue('el');
    await userEvent.selectOptions(select, 'en');
    await expect(await canvas.findByText(/^Από εδώ και πέρα.*English/)).toBeVisible();
    await waitFor(() => expect(select).toHaveValue('en'));

    const field = await canvas.findByLabelText(labels.photo);
    await userEvent.upload(field, new File(['a photo'], 'ego.jpg', { type: 'image/jpeg' }));
    await userEvent.type(canvas.getByLabelText(labels.location), ' κέντρο');
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(await canvas.findByText(texts.profile.saved)).toBeVisible();
    await expect(bodiesOf('PUT', '/profile')).toMatchObject([{ photo: 'pho_sent' }]);

    const name = texts.devices.endNamed.replace('{{device}}', 'Safari σε iOS');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText(texts.devices.ended)).toBeVisible();
    const heading = canvas.getByRole('heading', { name: texts.devices.title });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: texts.devices.endOthers }));
    await expect(await canvas.findByText(texts.devices.alone)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** Without the stored profile there is no form, because it would overwrite the data. */
export const ServerError = meta.story({
  parameters: { pictures: { disable: 'It has an error instead of the form.' } },
  beforeEach: ({ msw }) => msw.use(...profile.reading.fails('serverError')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: el.common.retry })).toBeVisible();
    await expect(canvas.queryByLabelText(labels.location)).toBeNull();
  },
});

/** Without a password, the only login provider cannot be removed. The page explains why. */
export const OnlyProviderLogin = meta.story({
  beforeEach: ({ msw }) => {
    const records = buildIdentities().records.slice(0, 1);
    msw.use(
      ...identities.success({ records, has_password: false }),
      ...devices.of(buildDevices().slice(0, 1)),
    );
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: texts.identities.title });
    const section = within(region);
    await expect(section.getByText(texts.identities.only)).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
    await leads(section, texts.identities.toPassword, '/recover');
    // For the picture, because the form fills the first screen.
    region.scrollIntoView({ behavior: 'instant' });
  },
});

/** Followed authors, a member, and a person whose profile became private. One click unfollows. */
export const Follows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...follows.of(
        { author: 'usr_maria', name: 'Μαρία Κωνσταντινοπούλου' },
        { author: 'eleni-vrettou' },
        { author: 'usr_hidden' },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: texts.follows.title });
    const section = within(region);
    await leads(section, 'Ελένη Βρεττού', '/user-profile?author=eleni-vrettou');
    await expect(section.getAllByRole('link')).toHaveLength(2);
    const button = section.getByRole('button', { name: /Μαρία/, pressed: true });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(callsOf('DELETE', '/follows/usr_maria')).toHaveLength(1));
    // For the picture, because the form fills the first screen.
    region.scrollIntoView({ behavior: 'instant' });
  },
});

/** After login in time, one click keeps the account. */
export const DeletionPending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...ending.keeping.success(),
      ...profile.of(),
      ...devices.of(),
      ...user.success(buildUser({ delete_at: '2026-03-30T10:00:00+03:00' })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.ending.keep }));
    await expect(await canvas.findByText(texts.ending.kept)).toBeVisible();
  },
});

/** Personal data as JSON and CSV. */
export const DataExport = meta.story({
  parameters: { pictures: { disable: 'It has one notice more than Default.' } },
  beforeEach: ({ msw }) => msw.use(...ownData()),
  play: async ({ canvas, userEvent }) => {
    const offered: [name: string, text: Promise<string>][] = [];
    const contents: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      contents.push(content as Blob);
      return 'blob:file';
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      offered.push([this.download, contents.at(-1)!.text()]);
    });
    for (const format of ['json', 'csv'] as const) {
      const name = texts.data.download[format];
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(offered.at(-1)?.[0]).toMatch(`.${format}`));
      await expect(await canvas.findByText(texts.data.done)).toBeVisible();
    }
    const queries = callsOf('GET', '/user/data').map(({ query }) => query);
    await expect(queries).toEqual(['', 'table=all']);
    await expect(JSON.parse(await offered[0]![1])).toEqual({ tickets: [{ rank: 13 }] });
    await expect(await offered[1]![1]).toContain('tickets,1,rank,13');
  },
});
