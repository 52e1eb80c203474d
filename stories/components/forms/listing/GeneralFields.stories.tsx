import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { GeneralFields } from '#src/components/forms/listing/GeneralFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.addListing;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/GeneralFields',
  component: GeneralFields,
  tags: ['stable'],
  args: {
    categories: [
      { value: 'salons', label: 'Κομμωτήρια' },
      { value: 'shops', label: 'Καταστήματα' },
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

/** What a place is called and what it is. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText(starting(words.listingTitle));
    await expect(title).toBeRequired();
    await userEvent.type(title, 'Κουρείο');
    const category = canvas.getByRole('combobox', { name: starting(words.category) });
    await userEvent.selectOptions(category, 'Κομμωτήρια');
    await expect(category).toHaveValue('salons');
    await userEvent.click(canvas.getByLabelText(starting(words.keywords)));
    await userEvent.paste('κούρεμα, ξύρισμα');
    await expect(canvas.getByText(/^2 από 15/)).toBeVisible();
  },
});

/** Left blank: the error takes the hint's place. */
export const Blank = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText(starting(words.listingTitle));
    await userEvent.click(title);
    await userEvent.tab();
    await waitFor(() => expect(title).toBeInvalid());
    await expect(title).toHaveAccessibleDescription(el.validation.required);
  },
});

/** The categories are on their way. */
export const Empty = meta.story({ args: { categories: [] } });
