import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AmenityFields } from '#src/components/forms/listing/AmenityFields.tsx';
import { FormSection } from '#src/components/forms/listing/FormSection.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/AmenityFields',
  component: AmenityFields,
  tags: ['stable'],
  args: {
    amenities: Object.entries(el.details.amenities).map(([value, label]) => ({ value, label })),
  },
  decorators: [
    (Story) => (
      <FormShell
        initialValues={blankListing}
        schema={addListingSchema}
        onSubmit={() => undefined}
        aria-label="Δοκιμή"
      >
        <FormSection name="amenities">
          <Story />
        </FormSection>
      </FormShell>
    ),
  ],
});

/** One group, which has the name of its part; a press ticks. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: el.details.amenities.elevator });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

/** One quality alone. */
export const One = meta.story({
  args: { amenities: [{ value: 'elevator', label: el.details.amenities.elevator }] },
});

export const LongText = meta.story({
  args: {
    amenities: [
      { value: 'a', label: 'Ηλεκτροκίνητη πλατφόρμα πρόσβασης για αναπηρικά αμαξίδια' },
      { value: 'b', label: 'Ασανσέρ' },
    ],
  },
});
