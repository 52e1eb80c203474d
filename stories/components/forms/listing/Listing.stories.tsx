import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApiError } from '#src/api/transport/errors.ts';
import { PinField } from '#src/components/forms/listing/PinField.tsx';
import { PinSearch } from '#src/components/forms/listing/PinSearch.tsx';
import { addListingSchema } from '#src/components/forms/schemas/listing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import * as el from '#src/i18n/el/index.ts';
import { listings } from '#src/i18n/el/listings.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import { elementOf } from '#stories/components/translated.ts';

const meta = preview.meta({ title: 'Components/Forms/Listing' });
const { pin } = listings;

/** The map is rendered on demand, and a click on it fills the field. Invalid input shows an example. */
export const Pin = meta.story({
  render: () => (
    <FormShell schema={addListingSchema} aria-label="Δοκιμή">
      <PinField
        map={({ onPick }) => (
          <Button onClick={() => onPick({ latitude: 38.24661234, longitude: 21.73461234 })}>
            Χάρτης
          </Button>
        )}
      />
    </FormShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(starting(pin.label));
    await userEvent.type(field, 'Σκουφά 21{Tab}');
    await expect(await canvas.findByText(el.validation.pinInvalid)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '37,98 23,73{Tab}');
    await expect(canvas.queryByText(el.validation.pinInvalid)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Χάρτης' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: pin.open }));
    await userEvent.click(canvas.getByRole('button', { name: 'Χάρτης' }));
    await expect(field).toHaveValue('38.246612, 21.734612');
  },
});

const points = [
  { id: 'area', name: 'Πάτρα', detail: '', isArea: true, latitude: 38.246, longitude: 21.735 },
  {
    id: 'organisation-1',
    name: 'Κουρείο ο Λευτέρης',
    detail: 'Μαιζώνος 112, Πάτρα',
    isArea: false,
    latitude: 38.2471,
    longitude: 21.7362,
  },
];
const onSearch = fn(() => Promise.resolve(points));
const onPick = fn();

/**
 * Enter searches. Offline, the error is next to the field and the input is kept. A choice moves the
 * pin and returns the focus to the field.
 */
export const Search = meta.story({
  render: () => <PinSearch onSearch={onSearch} onPick={onPick} />,
  play: async ({ canvas, userEvent }) => {
    onSearch.mockRejectedValueOnce(new ApiError('network'));
    const field = canvas.getByLabelText(pin.search);
    await userEvent.type(field, ' Πάτρα {Enter}');
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
    await expect(field).toHaveValue(' Πάτρα ');
    await userEvent.type(field, '{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('Πάτρα');
    const found = await canvas.findByText(pin.found_other.replace('{{count}}', '2'));
    await expect(elementOf(found)).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: /Πάτρα.*κέντρο/ }));
    await expect(onPick).toHaveBeenCalledWith({ latitude: 38.246, longitude: 21.735 });
    await expect(field).toHaveFocus();
  },
});
