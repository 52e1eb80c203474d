import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen, underToast } from '#stories/components/frames.tsx';
import { retryWith, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { getQuietHours } from '#common/contract/line.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import * as el from '#src/i18n/el/index.ts';
import * as en from '#src/i18n/en/index.ts';
import { waitingLists } from '#src/mocks/lines.ts';
import { mock } from '#src/mocks/mock.ts';
import { buildOrganisation, organisation, organisations } from '#src/mocks/organisations.ts';
import { tickets } from '#src/mocks/tickets.ts';
import { user } from '#src/mocks/users.ts';
import ListingDetailsPage from '#src/pages/listing-details/ListingDetailsPage.tsx';

const found = [
  ...organisation.success(),
  ...organisations.success(),
  ...user.success(),
  ...waitingLists.success(),
];

const meta = preview.meta({
  title: 'Pages/ListingDetails',
  component: ListingDetailsPage,
  beforeEach: ({ msw }) => msw.use(...found),
  parameters: {
    ...screenAt(
      '/listing-grid/farmakeio-asklipios',
      'One organisation with its waiting list and all details.',
      '/listing-grid/:id',
    ),
    undecided: underToast,
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('43')).toBeVisible();
    const gallery = await canvas.findByRole('region', { name: /^Φωτογραφίες: / });
    await expect(within(gallery).getByRole('button', { name: el.carousels.next })).toBeVisible();
  },
});

/** The place has no owner, so the end of the page offers to claim it. */
export const Claimable = meta.story({
  parameters: {
    signedIn: true,
    pictures: { disable: 'It has one link more than Success.' },
    undecided: behindOpen,
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(buildOrganisation({ verified: false })),
      ...tickets.success([]),
    ),
  play: async ({ canvas, userEvent }) => {
    const foot = (await canvas.findByRole('button', { name: el.details.claim })).parentElement!;
    const reports = canvas.getAllByRole('button', { name: el.details.report });
    await expect(reports).toEqual(within(foot.parentElement!).getAllByRole('button').slice(1));
    await userEvent.click(reports[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(within(foot).getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** A long name takes the whole width, and the actions follow below it. */
export const LongName = meta.story({
  globals: { language: 'en', viewport: { value: 'desktop' } },
  parameters: { pictures: { disable: 'It has a longer name than Success.' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(
        buildOrganisation({ title: 'Sample Citizens’ Service Centre – Kypseli' }),
      ),
    ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: /Kypseli/ });
    const share = canvas.getByRole('button', { name: en.details.share });
    const right = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(right(share) - right(name)).toBeLessThan(32);
  },
});

/** An hour without history keeps its place on the axis. */
export const QuietHours = meta.story({
  parameters: { pictures: { disable: 'It has one panel more than Success.' } },
  beforeEach: ({ msw }) => {
    const records = [8, 9, 11].map((hour) => ({ weekday: 1, hour, minutes: hour, visits: 9 }));
    msw.use(...mock(getQuietHours, () => ({ records })).success());
  },
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('list', {
      name: starting(el.details.quiet.label.split('{{')[0]!),
    });
    await expect(within(hours).getAllByRole('listitem')).toHaveLength(3);
    await expect(hours.children).toHaveLength(4);
    await expect(hours).toHaveTextContent(/08.*09.*10.*11/);
  },
});

/** No content is shown before the listing has loaded. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.loading(), ...organisations.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const UnknownPlace = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('notFound')),
  play: showing(el.pages.notFound.heading),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 1, name: el.errors.title });
    await retryWith(context, ...found);
    await expect(await canvas.findByText('43')).toBeVisible();
  },
});

/** A listing with only the minimal fields of the contract. */
export const BareServer = meta.story({
  beforeEach: ({ msw }) => {
    const { code, title, address, main_image, images, slug, city, image, tickets_count } =
      buildOrganisation();
    const bare = { code, title, address, main_image, images, slug, city, image, tickets_count };
    msw.use(...organisation.success(bare), ...organisations.bare([]));
  },
  play: showing(el.details.noDescription),
});
