import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { expect, fn } from 'storybook/test';
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

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Προφίλ' }));
    await expect(args.onChange).toHaveBeenCalledWith('profile');
  },
});

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
