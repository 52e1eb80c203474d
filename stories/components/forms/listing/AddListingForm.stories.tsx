import type { StoryContext as ReactStoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AddListingForm } from '#src/components/forms/listing/AddListingForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import guide from './AddListingForm.md?raw';

const meta = preview.meta({
  title: 'Components/Forms/AddListingForm',
  component: AddListingForm,
  tags: ['stable'],
  args: {
    categories: [
      { value: 'salons', label: 'Κομμωτήρια' },
      { value: 'shops', label: 'Καταστήματα' },
    ],
    countries: [
      { value: 'GR', label: 'Ελλάδα' },
      { value: 'CY', label: 'Κύπρος' },
    ],
    amenities: Object.entries(el.details.amenities).map(([value, label]) => ({ value, label })),
    onSubmit: fn(),
    onDraft: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

type Context = Pick<ReactStoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;

const field = (canvas: ReactStoryContext['canvas'], label: string) =>
  canvas.getByLabelText(new RegExp(`^${label}`));

const choose = ({ canvas, userEvent }: Context, label: string, text: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: new RegExp(`^${label}`) }), text);

const fill = async ({ canvas, userEvent }: Context, label: string, text: string) => {
  await userEvent.click(field(canvas, label));
  await userEvent.paste(text);
};

const submit = { name: el.addListing.submit };

/** Nothing written yet; weekdays from nine to seven. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Δευτέρα: ανοίγει')).toHaveValue('09:00');
    await expect(canvas.getByLabelText('Δευτέρα: κλείνει')).toHaveValue('19:00');
    await expect(canvas.getByLabelText('Κυριακή: κλείνει')).toBeDisabled();
    await expect(canvas.getByLabelText('Δευτέρα: ανοίγει').children).toHaveLength(25);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(15);
    // The sections that the specification names, "Full Details" among them.
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Γενικές πληροφορίες',
      'Τοποθεσία',
      'Πλήρη στοιχεία',
      'Φωτογραφίες',
      'Παροχές',
      'Ώρες λειτουργίας',
      'Τιμές',
      'Συγκατάθεση',
    ]);
  },
});

/** Complete: the values as they are handed over. */
export const Sent = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context, el.addListing.listingTitle, 'Κουρείο');
    await choose(context, el.addListing.category, 'Κομμωτήρια');
    await fill(context, el.addListing.keywords, 'κούρεμα, ξύρισμα');
    await expect(canvas.getByText(/^2 από 15/)).toBeVisible();
    await fill(context, el.addListing.about, 'Δύο καρέκλες.');
    await fill(context, el.addListing.address, 'Κανάρη 1');
    await fill(context, el.addListing.city, 'Αθήνα');
    await choose(context, el.addListing.country, 'Ελλάδα');
    await fill(context, el.addListing.owner, 'Λευτέρης');
    await fill(context, el.addListing.email, 'l@example.gr');
    await userEvent.click(canvas.getByLabelText(el.details.amenities.elevator));
    await userEvent.selectOptions(canvas.getByLabelText('Δευτέρα: ανοίγει'), '10:00');
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.copyHours }));
    await expect(canvas.getByLabelText('Παρασκευή: ανοίγει')).toHaveValue('10:00');
    await userEvent.click(field(canvas, el.addListing.privacy));
    await userEvent.click(field(canvas, el.addListing.terms));
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Κουρείο',
        category: 'salons',
        country: 'GR',
        amenities: { elevator: true },
        privacy: true,
        terms: true,
      }),
    );
    await waitFor(() => expect(args.onDraft).toHaveBeenCalled());
  },
});

/** Nothing filled in: each part says so, the first wrong field gets the focus. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect((await canvas.findAllByText(el.validation.required)).length).toBe(4);
    await expect(canvas.getAllByText(el.validation.consentRequired)).toHaveLength(2);
    await waitFor(() => expect(field(canvas, el.addListing.listingTitle)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ args: { pending: true } });
