import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import guide from './SectionTabs.md?raw';

const meta = preview.meta({
  title: 'Components/Navigation/SectionTabs',
  component: SectionTabs,
  args: {
    value: 'listings',
    ariaLabel: 'Ενότητες λογαριασμού',
    tabs: [
      { value: 'listings', label: 'Οι αριθμοί μου', icon: <ConfirmationNumber /> },
      { value: 'profile', label: 'Προφίλ', icon: <PersonOutlined /> },
      { value: 'bookmark', label: 'Αγαπημένα', icon: <BookmarkBorder /> },
    ],
    onChange: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story({});

/** More tabs than fit on a phone. */
export const LongText = meta.story({
  args: {
    tabs: [
      { value: 'listings', label: 'Εστιατόρια και ταβέρνες' },
      { value: 'profile', label: 'Γυμναστήρια και κολυμβητήρια' },
      { value: 'bookmark', label: 'Δημόσιες υπηρεσίες' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
