import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HoursFields } from '#src/components/forms/listing/HoursFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/HoursFields',
  component: HoursFields,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <FormShell
        initialValues={blankListing}
        schema={addListingSchema}
        onSubmit={fn()}
        aria-label="Δοκιμή"
      >
        <Story />
      </FormShell>
    ),
  ],
});

/** Weekdays from nine to seven; one press gives all of them Monday's hours. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Δευτέρα: ανοίγει'), '10:00');
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.copyHours }));
    await expect(canvas.getByLabelText('Παρασκευή: ανοίγει')).toHaveValue('10:00');
    await expect(canvas.getByLabelText('Σάββατο: ανοίγει')).toHaveValue('');
  },
});

/** A day that opens needs an hour at which it closes. */
export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    const closes = canvas.getByLabelText('Κυριακή: κλείνει');
    await expect(closes).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Κυριακή: ανοίγει'), '10:00');
    await userEvent.click(closes);
    await userEvent.tab();
    await waitFor(() => expect(closes).toBeInvalid());
    await expect(closes).toHaveAccessibleDescription(el.validation.chooseOne);
  },
});

/** Closing a day blanks both of its ends. */
export const ClosedDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Τετάρτη: ανοίγει'), '');
    await expect(canvas.getByLabelText('Τετάρτη: κλείνει')).toHaveValue('');
    await expect(canvas.getByLabelText('Τετάρτη: κλείνει')).toBeDisabled();
  },
});
