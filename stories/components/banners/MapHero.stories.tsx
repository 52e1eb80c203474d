import preview from '#storybook/preview.tsx';
import { MapHero } from '#src/components/banners/MapHero.tsx';
import { SearchBox } from '#src/components/forms/search/SearchBox.tsx';
import { PlaceMap } from '#src/components/maps/PlaceMap.tsx';

const places = [
  { id: 'a', title: 'Φαρμακείο Παπαδοπούλου', latitude: 40.634, longitude: 22.943 },
  { id: 'b', title: 'Ταβέρνα Το Κύμα', latitude: 37.938, longitude: 23.655 },
];

const meta = preview.meta({
  title: 'Components/Banners/MapHero',
  component: MapHero,
  args: {
    title: 'Ποιο είναι πιο κοντά σας;',
    text: 'Κάθε σημείο είναι ένα μέρος όπου μπορείτε να πάρετε αριθμό από εδώ.',
    map: <PlaceMap places={places} height={480} bundled />,
    children: <SearchBox label="Αναζήτηση με λέξη" />,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
