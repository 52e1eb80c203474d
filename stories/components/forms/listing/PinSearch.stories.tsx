import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { elementOf } from '#stories/components/translated.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { PinSearch } from '#src/components/forms/listing/PinSearch.tsx';
import * as el from '#src/i18n/el/index.ts';
import { listings } from '#src/i18n/el/listings.ts';

const { pin } = listings;

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

const meta = preview.meta({
  title: 'Components/Forms/PinSearch',
  component: PinSearch,
  args: { onSearch: fn(() => Promise.resolve(points)), onPick: fn() },
});

/** Enter searches. A choice moves the pin and returns the focus to the field. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(pin.search);
    await userEvent.type(field, ' Πάτρα {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Πάτρα');
    const found = await canvas.findByText(pin.found_other.replace('{{count}}', '2'));
    await expect(elementOf(found)).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: /Πάτρα.*κέντρο/ }));
    await expect(args.onPick).toHaveBeenCalledWith({ latitude: 38.246, longitude: 21.735 });
    await expect(canvas.getByText(/Η θέση μπήκε εδώ: Πάτρα/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

/** Offline, the error is next to the field and the input is kept. */
export const Offline = meta.story({
  args: { onSearch: fn(() => Promise.reject(new ApiError('network'))) },
  parameters: { pictures: { disable: 'The error of any field.' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(pin.search);
    await userEvent.type(field, 'Πάτρα{Enter}');
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
    await expect(field).toHaveValue('Πάτρα');
  },
});
