import { behindOpen, underToast } from '#stories/components/frames.tsx';
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
    ...underToast,
    ...behindOpen,
    'color-contrast/imgNode': 'The text of a chart is on its SVG. Unit tests cover the colours.',
  },
};
