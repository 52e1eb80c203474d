import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PricingFields } from '#src/components/forms/listing/PricingFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.addListing;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/PricingFields',
  component: PricingFields,
  tags: ['stable'],
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

/** All of it may be left out. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(starting('Τιμή \\(USD'));
    await expect(price).not.toBeRequired();
    await expect(price).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(price, '12,50');
    await expect(price).toHaveValue('12,50');
  },
});

/** A description of several lines. */
export const LongText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText(starting(words.priceDescription));
    await userEvent.click(text);
    await userEvent.paste(
      'Λούσιμο, κούρεμα και χτένισμα.\nΓια παιδιά έως δώδεκα ετών η μισή τιμή.',
    );
    await expect(text).toHaveValue(
      'Λούσιμο, κούρεμα και χτένισμα.\nΓια παιδιά έως δώδεκα ετών η μισή τιμή.',
    );
  },
});
