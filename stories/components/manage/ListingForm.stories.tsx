import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { blankListing } from '#src/components/forms/schemas/addListing.ts';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import { ListingForm } from '#src/components/manage/ListingForm.tsx';
import { fields } from '#src/i18n/el/common.ts';
import { manage as el } from '#src/i18n/el/manage.ts';

const initial = {
  ...blankListing,
  title: 'Κουρείο Ερμής',
  keywords: 'κούρεμα, ξύρισμα',
  category: 'salons',
  description: 'Κουρεύουμε από το 1962.',
  address: 'Μαιζώνος 12',
  city: 'Πάτρα',
  country: 'GR',
  phone: '2610 123456',
  photos: [
    { code: 'pho_1', url: '/pictures/salons-1.svg' },
    { code: 'pho_2', url: '/pictures/salons-2.svg' },
  ],
  hours: hoursByWeekday([
    { weekday: 1, intervals: [{ from: '09:00', to: '14:00' }, { from: '17:00', to: '20:30' }] },
  ]),
}; // prettier-ignore

const meta = preview.meta({
  title: 'Components/Manage/ListingForm',
  component: ListingForm,
  tags: ['stable'],
  args: {
    initial,
    categories: [{ value: 'salons', label: 'Κομμωτήρια' }],
    countries: [{ value: 'GR', label: 'Ελλάδα' }],
    onSubmit: fn(),
  },
});

/** The listing as visitors read it; one change is saved with all that stays. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const phone = canvas.getByLabelText(new RegExp(fields.phone));
    await userEvent.clear(phone);
    await userEvent.type(phone, '2610 999999');
    await userEvent.click(canvas.getByRole('button', { name: /^Μπροστά:/ }));
    await userEvent.click(canvas.getByRole('button', { name: el.listing.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...initial,
        phone: '2610 999999',
        photos: initial.photos.toReversed(),
      }),
    );
  },
});
