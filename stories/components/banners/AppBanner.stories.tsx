import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { AppBanner } from '#src/components/banners/AppBanner.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';

const meta = preview.meta({
  title: 'Components/Banners/AppBanner',
  component: AppBanner,
  args: {
    title: 'Η Σειρά στην τσέπη σας',
    text: 'Ανοίγει στον περιηγητή του κινητού, χωρίς εγκατάσταση.',
    points: ['Ο αριθμός ανανεώνεται μόνος του', 'Διαβάζεται στον ήλιο'],
    action: <Button variant="contained">Πάρτε τον πρώτο σας αριθμό</Button>,
    children: <TicketStub rank={27} peopleAhead={4} title="Φαρμακείο Ανδρονίκου" />,
  },
});

/** Words, points, an action, a phone. */
export const Default = meta.story();

export const WithoutPhone = meta.story({ args: { children: undefined } });
