import Elevator from '@mui/icons-material/Elevator';
import Wifi from '@mui/icons-material/Wifi';
import preview from '#storybook/preview.tsx';
import { FeatureList } from '#src/components/display/FeatureList.tsx';

const meta = preview.meta({
  title: 'Components/Display/FeatureList',
  component: FeatureList,
  args: {
    items: [
      { key: 'elevator', label: 'Ανελκυστήρας', icon: <Elevator /> },
      { key: 'wifi', label: 'Ασύρματο διαδίκτυο', icon: <Wifi /> },
      { key: 'wheelchair', label: 'Πρόσβαση με αναπηρικό αμαξίδιο' },
      { key: 'bike', label: 'Θέσεις ποδηλάτων' },
      { key: 'cameras', label: 'Κάμερες ασφαλείας' },
    ],
  },
});

export const Default = meta.story();
