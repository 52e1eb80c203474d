import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Cards/PlanCard',
  component: PlanCard,
  tags: ['stable'],
  args: {
    title: 'Προχωρημένο',
    text: 'Για όσους έχουν κόσμο κάθε μέρα.',
    price: 99,
    features: [
      { key: 'one', label: 'Μία καταχώριση', included: true },
      { key: 'hours', label: 'Ωράριο λειτουργίας', included: true },
      { key: 'featured', label: 'Προβολή στα αποτελέσματα αναζήτησης', included: false },
    ],
    action: (
      <Button variant="outlined" size="large" fullWidth>
        Ξεκινήστε
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 368 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: an ordinary plan. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Προχωρημένο' })).toBeVisible();
    await expect(canvas.getAllByText(`${el.marketing.plan.included}:`)).toHaveLength(2);
    await expect(canvas.getAllByText(`${el.marketing.plan.notIncluded}:`)).toHaveLength(1);
  },
});

/** The one to take. */
export const Recommended = meta.story({
  args: { recommended: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.marketing.plan.recommended)).toBeVisible();
  },
});

/** A name and a price alone. */
export const Empty = meta.story({ args: { text: undefined, features: [], action: undefined } });

/** The longest texts. */
export const LongText = meta.story({
  args: {
    recommended: true,
    title: 'Για δήμους, νοσοκομεία και οργανισμούς με πολλές ουρές',
    price: 1490,
  },
});

/** In English the dollar comes first. */
export const English = meta.story({
  args: { title: 'Advanced', text: 'For those who are busy every day.', recommended: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$99')).toBeVisible();
  },
});
