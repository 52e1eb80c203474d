import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import preview from '#storybook/preview.tsx';
import { OwnListingRow } from '#src/components/cards/listing/OwnListingRow.tsx';
import { listings as el } from '#src/i18n/el/listings.ts';

const meta = preview.meta({
  title: 'Components/Cards/OwnListingRow',
  component: OwnListingRow,
  args: {
    title: 'Κουρείο ο Λευτέρης',
    state: 'submitted',
  },
});

/** Every state, with its reason and its way on. */
export const States = meta.story({
  render: () => (
    <Stack sx={{ gap: 1.5 }}>
      <OwnListingRow state="draft" action={<Button variant="outlined">{el.continue}</Button>} />
      <OwnListingRow title="Φούρνος της Άννας" state="submitted" />
      <OwnListingRow
        title="Κουρείο ο Λευτέρης"
        state="returned"
        reason="Λείπει ο όροφος από τη διεύθυνση."
        action={<Button variant="outlined">{el.continue}</Button>}
      />
      <OwnListingRow
        title="Κέντρο Εξυπηρέτησης Πολιτών Δήμου Νέας Φιλαδέλφειας – Νέας Χαλκηδόνας"
        state="published"
        action={<Button variant="outlined">{el.view}</Button>}
      />
    </Stack>
  ),
});
