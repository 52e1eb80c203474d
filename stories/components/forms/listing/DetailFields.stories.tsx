import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DetailFields } from '#src/components/forms/listing/DetailFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.addListing;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/DetailFields',
  component: DetailFields,
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

/** Each field opens the keyboard that it needs on a phone. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(starting(words.email))).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText(starting(words.phone))).toHaveAttribute('type', 'tel');
    const website = canvas.getByLabelText(starting(words.website));
    await expect(website).toHaveAttribute('type', 'url');
    await userEvent.type(website, 'https://koureio.example');
    await userEvent.tab();
    await expect(website).toBeValid();
  },
});

/** An invalid address shows the expected format. */
export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(starting(words.email));
    await userEvent.type(email, 'l@');
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
  },
});
