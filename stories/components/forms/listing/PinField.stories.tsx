import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PinField } from '#src/components/forms/listing/PinField.tsx';
import { addListingSchema } from '#src/components/forms/schemas/listing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import * as el from '#src/i18n/el/index.ts';
import { listings } from '#src/i18n/el/listings.ts';

const meta = preview.meta({
  title: 'Components/Forms/PinField',
  component: PinField,
  args: {
    map: ({ onPick }) => (
      <Button onClick={() => onPick({ latitude: 38.24661234, longitude: 21.73461234 })}>
        Χάρτης
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <FormShell schema={addListingSchema} aria-label="Δοκιμή">
        <Story />
      </FormShell>
    ),
  ],
});

const label = new RegExp(`^${listings.pin.label}`);

/** The map is rendered on demand. A click on it fills the field. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Χάρτης' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: listings.pin.open }));
    await userEvent.click(canvas.getByRole('button', { name: 'Χάρτης' }));
    await expect(canvas.getByLabelText(label)).toHaveValue('38.246612, 21.734612');
    await expect(canvas.getByRole('button', { name: listings.pin.close })).toBeVisible();
  },
});

/** Invalid input shows an example. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.type(field, 'Σκουφά 21{Tab}');
    await expect(await canvas.findByText(el.validation.pinInvalid)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '37,98 23,73{Tab}');
    await expect(canvas.queryByText(el.validation.pinInvalid)).toBeNull();
  },
});
