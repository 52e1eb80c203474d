import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { starting, type Hands } from '#stories/components/forms/inForm.ts';
import { at, manageScreen } from './manageScreen.ts';
import * as all from '#src/i18n/el/index.ts';
import { manage as el } from '#src/i18n/el/manage.ts';
import {
  audit,
  buildPlan,
  buildPublishedListing,
  devices,
  members,
  plan,
  publishedListing,
} from '#src/mocks/manage.ts';
import { bodiesOf } from '#src/mocks/mock.ts';
import { liftNotice, organisation } from '#src/mocks/organisations.ts';
import { user } from '#src/mocks/users.ts';
import ManagePage from '#src/pages/manage/ManagePage.tsx';

const meta = preview.meta({
  title: 'Pages/Manage',
  component: ManagePage,
  beforeEach: ({ msw }) => {
    msw.use(
      ...user.success(),
      ...plan.success(),
      ...members.success(),
      ...devices(),
      ...publishedListing.success(),
      ...organisation.success(),
    );
  },
  parameters: { ...manageScreen, ...at('plan') },
});

const save = (canvas: Hands['canvas']) => canvas.findByRole('button', { name: el.plan.save });

/** Changes a field of the plan and saves. Returns the field. */
const change = async ({ canvas, userEvent }: Hands, label: string, text: string) => {
  const field = await canvas.findByLabelText(starting(label));
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(await save(canvas));
  return field;
};

/**
 * The plan is saved with its own hours. The visitors' preview is next to the form and follows it in
 * tab order.
 */
export const Plan = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const aside = within(await canvas.findByRole('complementary', { name: el.visitors.title }));
    const link = await aside.findByRole('link');
    const button = await save(canvas);
    const follows = button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
    await expect(aside.getByRole('heading', { level: 3, name: el.visitors.days })).toBeVisible();
    await change(context, el.plan.numbers, '90');
    await expect(await screen.findByText(el.plan.saved)).toBeVisible();
    const saved = { hours: null, numbers_a_day: 90, counters: 3 };
    await expect(bodiesOf('PUT', '/plan')).toMatchObject([saved]);
  },
});

/** A proposed number of counters fills in the form until the owner saves another. */
export const Proposed = meta.story({
  parameters: { ...at('plan&counters=4'), pictures: { disable: 'It looks like Plan.' } },
  play: async (context) => {
    const counters = () => context.canvas.findByLabelText(starting(el.plan.counters));
    await expect(await counters()).toHaveValue('4');
    await change(context, el.plan.counters, '2');
    await expect(await screen.findByText(el.plan.saved)).toBeVisible();
    await expect(await counters()).toHaveValue('2');
  },
});

/** Hours are added, copied to the other workdays, and removed. */
export const OwnHours = meta.story({
  beforeEach: ({ msw }) => {
    const hours = [{ weekday: 1, intervals: [{ from: '08:00', to: '14:30' }] }];
    msw.use(...plan.success(buildPlan({ hours })));
  },
  play: async ({ canvas, userEvent }) => {
    const day = (name: string) => within(canvas.getByRole('group', { name }));
    await save(canvas);
    await userEvent.click(day('Δευτέρα').getByRole('button', { name: /Προσθήκη/ }));
    await expect(day('Δευτέρα').getAllByRole('textbox')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: el.plan.copy }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(4);
    await userEvent.click(day('Παρασκευή').getByRole('button', { name: /διάστημα 2/ }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(2);
  },
});

/** A refusal is shown at its field, and the input is kept. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...plan.saving.refused({ counters: ['πρέπει να είναι ακέραιος αριθμός από 1 έως 100'] }),
    ),
  play: async (context) => {
    const counters = await change(context, el.plan.counters, '99');
    await expect(await context.canvas.findByText(/ακέραιος αριθμός από 1 έως 100/)).toBeVisible();
    await waitFor(() => expect(counters).toHaveFocus());
    await expect(counters).toHaveValue('99');
  },
});

/** Offline, the input is kept, even after switching tabs. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...plan.saving.fails('offline')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await change(context, el.plan.minutes, '11');
    await expect(await canvas.findByText(all.errors.network)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: el.tabs.listing }));
    await canvas.findByRole('tab', { name: el.tabs.listing, selected: true });
    await userEvent.click(canvas.getByRole('tab', { name: el.tabs.plan }));
    await canvas.findByRole('tab', { name: el.tabs.plan, selected: true });
    await expect(await canvas.findByLabelText(starting(el.plan.minutes))).toHaveValue('11');
  },
});

/** Another owner was faster: the form merges both changes and says so. */
export const ListingConflict = meta.story({
  parameters: at('listing'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Αλλαγή: Πλήρη στοιχεία' }));
    const phone = await canvas.findByLabelText(/^Τηλέφωνο/, { selector: '[type=tel]' });
    const { fields, version } = buildPublishedListing();
    const theirs = { ...fields, website: 'https://kep.example' };
    msw.use(
      ...publishedListing.changedBy(
        buildPublishedListing({ version: version + 1, fields: theirs }),
      ),
    );
    await userEvent.clear(phone);
    await userEvent.type(phone, '210 7654321');
    await userEvent.click(canvas.getByRole('button', { name: el.listing.save }));
    await expect(await canvas.findByText(el.listing.conflict)).toBeVisible();
    await expect(phone).toHaveValue('210 7654321');
    await expect(canvas.getByLabelText(/^Ιστοσελίδα/)).toHaveValue('https://kep.example');
  },
});

/** Members with their roles, and invitations. The last owner cannot leave. */
export const Members = meta.story({
  parameters: at('members'),
  beforeEach: ({ msw }) => msw.use(...members.lastOwner()),
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Αφαίρεση: Μάρκος Υπεύθυνος' });
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: all.common.remove }));
    const refused = await canvas.findByText(/χρειάζεται τουλάχιστον έναν υπεύθυνο/);
    await expect(refused).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The picture shows the focused control.
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(
      canvas.getByRole('button', { name: 'Νέα αποστολή: kostas@example.gr' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Ανάκληση: eleni@example.gr' }),
    ).toBeVisible();
  },
});

/** Offline, an invitation keeps its address and says so in its form. */
export const InvitationOffline = meta.story({
  parameters: { ...at('members'), pictures: { disable: 'It looks like Members.' } },
  beforeEach: ({ msw }) => msw.use(...members.inviting.fails('offline')),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: el.members.invite }));
    await userEvent.type(form.getByRole('textbox'), 'nikos@example.gr{Enter}');
    await expect(await form.findByText(all.errors.network)).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('nikos@example.gr');
  },
});

/** The link of a new kiosk is shown once. */
export const Devices = meta.story({
  parameters: at('devices'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(new RegExp(el.devices.name)), 'Αυλή{Enter}');
    const link = await screen.findByText(/\/kiosk\/kep-kypseli#[0-9a-f]{32}$/);
    await expect(link).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: all.common.close }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await expect(await canvas.findByText('Αυλή')).toBeVisible();
  },
});

/** Actions by day. A kiosk can be the actor, and an unknown action is shown by its name. */
export const History = meta.story({
  parameters: at('history'),
  beforeEach: ({ msw }) => msw.use(...audit.success()),
  play: showing('1–30 από 34'),
});

/** A plan without ticket days. */
export const Empty = meta.story({
  parameters: at('week'),
  beforeEach: ({ msw }) => msw.use(...plan.success(buildPlan({ days: [] }))),
  play: showing(el.days.empty),
});

const posterTitles = { el: 'ΚΕΠ Δοκιμής', en: 'Kypseli Citizens’ Service Centre' };

/** A printable poster for the door. */
export const Poster = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...plan.success(buildPlan({ notice: liftNotice, titles: posterTitles }))),
  parameters: {
    ...at('poster'),
    pictures: { disable: 'Its QR code contains the origin of the workshop.' },
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await expect(await canvas.findByRole('img')).toBeVisible();
    for (const text of [liftNotice.text, liftNotice.text_en!, ...Object.values(posterTitles)])
      await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.poster.print }));
    await expect(print).toHaveBeenCalled();
  },
});

export const GatewayTimeout = meta.story({
  beforeEach: ({ msw }) => msw.use(...plan.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...plan.fails('loading')) });
