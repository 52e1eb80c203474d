import type { screen } from 'storybook/test';
import { screenAt } from '#stories/pages/screenAt.ts';

export const ADDRESS = '/places/kep-kypseli/manage';

export const at = (tab: string) => ({
  router: { initialEntries: [`${ADDRESS}?tab=${tab}`], path: '/places/:id/manage' },
});

/** The parameters of stories of the management screen. */
export const manageScreen = {
  ...screenAt(ADDRESS, 'The management screen of a place, for its owners.', '/places/:id/manage'),
  ...at('plan'),
  signedIn: true,
  undecided: {
    'color-contrast/bgOverlap': 'A toast over the page. Unit tests cover the colours.',
    'color-contrast/imgNode': 'The text of a chart is on its SVG. Unit tests cover the colours.',
    'aria-hidden-focus/unknown': 'The page behind a dialog that traps the focus.',
  },
};

export interface Canvas {
  findByRole: typeof screen.findByRole;
  findByLabelText: typeof screen.findByLabelText;
}
