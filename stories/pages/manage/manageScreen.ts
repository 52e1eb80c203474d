import { behindOpen, underToast } from '#stories/components/frames.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';

const ADDRESS = '/places/kep-kypseli/manage';
const PATH = '/places/:id/manage';

export const at = (tab: string) => screenAt(`${ADDRESS}?tab=${tab}`, undefined, PATH);

/** The parameters of stories of the management screen. */
export const manageScreen = {
  ...screenAt(ADDRESS, 'The management screen of a place, for its owners.', PATH),
  signedIn: true,
  undecided: {
    ...underToast,
    ...behindOpen,
    'color-contrast/imgNode': 'The text of a chart is on its SVG. Unit tests cover the colours.',
  },
};
