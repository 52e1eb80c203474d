import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PublishedListingForm } from '#src/components/forms/listing/PublishedListingForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { manage } from '#src/i18n/el/manage.ts';
import { within } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';

const meta = preview.meta({
  title: 'Components/Forms/PublishedListingForm',
  component: PublishedListingForm,
  args: {
    choices: {
      categories: [{ value: 'offices', label: 'Δημόσιες υπηρεσίες' }],
      countries: [{ value: 'GR', label: 'Ελλάδα' }],
      amenities: [],
    },
    initial: {
      title: 'ΚΕΠ Κυψέλης',
      category: 'offices',
      address: 'Φωκίωνος Νέγρη 42',
      city: 'Αθήνα',
    },
    onSubmit: fn(),
  },
  decorators: [within(760)],
});

/** A place needs a title. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByLabelText(starting(el.addListing.listingTitle));
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: manage.listing.save }));
    await waitFor(() => expect(title).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
