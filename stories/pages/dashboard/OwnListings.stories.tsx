import { within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { partOf } from '#stories/pages/screenAt.ts';
import { leads } from '#stories/steps.ts';
import { paths } from '#src/config/paths.ts';
import { listings as texts } from '#src/i18n/el/listings.ts';
import { buildClaim, claims } from '#src/mocks/account.ts';
import { OwnListings } from '#src/pages/dashboard/OwnListings.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard/OwnClaims',
  component: OwnListings,
  parameters: { signedIn: true, ...partOf('The places that a person claims.') },
});

/** One claim is pending, one was accepted, one was rejected with a reason. */
export const Default = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...claims.success(
        buildClaim(),
        buildClaim({
          code: 'clm_2',
          state: 'approved',
          organisation: { slug: 'kep', title: 'ΚΕΠ Κυψέλης' },
        }),
        buildClaim({
          code: 'clm_3',
          state: 'returned',
          organisation: { slug: 'foyrnos', title: 'Ο φούρνος της γειτονιάς' },
          reason: 'Στο τηλέφωνο δεν σας γνώριζαν.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: texts.claims.own }));
    await leads(own, 'Διαχείριση: ΚΕΠ Κυψέλης', paths.manage.href('kep'));
  },
});
