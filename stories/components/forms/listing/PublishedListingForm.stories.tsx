import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PublishedListingForm } from '#src/components/forms/listing/PublishedListingForm.tsx';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import * as el from '#src/i18n/el/index.ts';
import { manage } from '#src/i18n/el/manage.ts';
import { within } from '#stories/components/frames.tsx';
import { starting, underBar } from '#stories/components/forms/inForm.ts';

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
      description: 'Πιστοποιητικά και βεβαιώσεις, χωρίς ραντεβού.',
      address: 'Φωκίωνος Νέγρη 42',
      city: 'Αθήνα',
      country: 'GR',
      hours: hoursByWeekday(
        [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          intervals: [{ from: '08:00', to: '14:00' }],
        })),
      ),
    },
    onSubmit: fn(),
  },
  decorators: [within(760)],
  parameters: { undecided: underBar },
});

const { change, fold, sections } = el.addListing;
const section = (name: keyof typeof sections) => ({ name: `${change}: ${sections[name].title}` });

/** Every section is a card with its content in short. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Δευ–Παρ 08:00–14:00')).toBeVisible();
    await expect(canvas.getAllByText(el.addListing.blank)).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: starting(change) })).toHaveLength(7);
  },
});

/** A section opens, and what was typed is in its card when it is closed and opened again. */
export const Changed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', section('pricing')));
    await userEvent.type(canvas.getByLabelText(starting(el.addListing.priceTitle)), 'Κούρεμα');
    await userEvent.click(
      canvas.getByRole('button', { name: `${fold}: ${sections.pricing.title}` }),
    );
    await expect(canvas.getByText('Κούρεμα')).toBeVisible();
    await expect(canvas.getByText('Αλλαγές σε 1 ενότητα')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: sections.pricing.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', section('pricing')));
    await expect(canvas.getByLabelText(starting(el.addListing.priceTitle))).toHaveValue('Κούρεμα');
    await userEvent.click(canvas.getByRole('button', section('details')));
    await userEvent.click(canvas.getByRole('button', { name: manage.listing.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'ΚΕΠ Κυψέλης', priceTitle: 'Κούρεμα' }),
      ),
    );
  },
});

/** Saving opens the closed section with an error and focuses its field, and a correction leaves it open. */
export const Wrong = meta.story({
  args: { initial: { title: '', category: 'offices', description: 'Θυρίδες.', city: 'Αθήνα' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: manage.listing.save }));
    const title = await canvas.findByLabelText(starting(el.addListing.listingTitle));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toBeInvalid();
    await expect(canvas.getByText('2 ενότητες θέλουν διόρθωση')).toBeVisible();
    await expect(canvas.getByLabelText(starting(el.fields.address))).toBeInvalid();
    await expect(canvas.queryByLabelText(starting(el.fields.phone))).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(title, 'ΚΕΠ');
    await expect(await canvas.findByText('1 ενότητα θέλει διόρθωση')).toBeVisible();
    await expect(title).toHaveFocus();
  },
});

/** A server error opens the section of its field. */
export const Refused = meta.story({
  args: { serverErrors: { website: ['Η διεύθυνση δεν υπάρχει.'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Η διεύθυνση δεν υπάρχει.')).toBeVisible();
    await expect(canvas.getByText('1 ενότητα θέλει διόρθωση')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Πλήρη στοιχεία'),
    );
  },
});
