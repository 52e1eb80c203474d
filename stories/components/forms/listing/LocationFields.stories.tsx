import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LocationFields } from '#src/components/forms/listing/LocationFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.addListing;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/LocationFields',
  component: LocationFields,
  tags: ['stable'],
  args: {
    countries: [
      { value: 'GR', label: 'Ελλάδα' },
      { value: 'CY', label: 'Κύπρος' },
    ],
  },
  decorators: [
    (Story) => (
      <FormShell
        initialValues={blankListing}
        schema={addListingSchema}
        onSubmit={() => undefined}
        aria-label="Δοκιμή"
      >
        <Story />
      </FormShell>
    ),
  ],
});

/** The browser can autofill the address. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByLabelText(starting(words.address));
    await expect(address).toHaveAttribute('autocomplete', 'street-address');
    await expect(canvas.getByLabelText(starting(words.zip))).not.toBeRequired();
    const country = canvas.getByRole('combobox', { name: starting(words.country) });
    await userEvent.selectOptions(country, 'Κύπρος');
    await expect(country).toHaveValue('CY');
  },
});

/** The countries are on their way. */
export const Empty = meta.story({ args: { countries: [] } });
