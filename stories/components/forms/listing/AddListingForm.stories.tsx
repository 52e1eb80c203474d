import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting, underBar, type Hands } from '#stories/components/forms/inForm.ts';
import { AddListingForm } from '#src/components/forms/listing/AddListingForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/AddListingForm',
  component: AddListingForm,
  args: {
    choices: {
      categories: [
        { value: 'salons', label: 'Κομμωτήρια' },
        { value: 'shops', label: 'Καταστήματα' },
      ],
      countries: [
        { value: 'GR', label: 'Ελλάδα' },
        { value: 'CY', label: 'Κύπρος' },
      ],
      amenities: Object.entries(el.details.amenities).map(([value, label]) => ({ value, label })),
    },
    onSubmit: fn(),
    onDraft: fn(),
  },
  parameters: { undecided: underBar },
});

const field = ({ canvas }: Pick<Hands, 'canvas'>, label: string) =>
  canvas.getByLabelText(starting(label));

const choose = ({ canvas, userEvent }: Hands, label: string, text: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: starting(label) }), text);

const fill = async (hands: Hands, label: string, text: string) => {
  await hands.userEvent.click(field(hands, label));
  await hands.userEvent.paste(text);
};

const retype = async (hands: Hands, label: string, text: string) => {
  await hands.userEvent.clear(field(hands, label));
  await hands.userEvent.type(field(hands, label), text);
};

const submit = { name: el.addListing.submit };

/** Blank, with default hours on weekdays. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Δευτέρα: ανοίγει')).toHaveValue('09:00');
    await expect(canvas.getByLabelText('Δευτέρα: κλείνει')).toHaveValue('19:00');
    await expect(canvas.getByLabelText('Δευτέρα: ανοίγει').children).toHaveLength(25);
    // Source: section 2 of the specification.
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  },
});

/** Complete, with the submitted values. */
export const Sent = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context, el.addListing.listingTitle, 'Κουρείο');
    await choose(context, el.fields.category, 'salons');
    await fill(context, el.fields.keywords, 'κούρεμα, ξύρισμα');
    await expect(canvas.getByText(/^2 από 15/)).toBeVisible();
    await fill(context, el.fields.description, 'Δύο καρέκλες.');
    await fill(context, el.fields.address, 'Κανάρη 1');
    await fill(context, el.fields.city, 'Αθήνα');
    await choose(context, el.fields.country, 'GR');
    await fill(context, el.fields.owner, 'Λευτέρης');
    await fill(context, el.fields.email, 'l@example.gr');
    await userEvent.click(canvas.getByLabelText(el.details.amenities.elevator));
    await userEvent.selectOptions(canvas.getByLabelText('Δευτέρα: ανοίγει'), '10:00');
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.copyHours }));
    await expect(canvas.getByLabelText('Παρασκευή: ανοίγει')).toHaveValue('10:00');
    await userEvent.click(field({ canvas }, el.addListing.privacy));
    await userEvent.click(field({ canvas }, el.addListing.terms));
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

/** An open day requires a closing time. Closing a day clears both times. */
export const Hours = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const closes = canvas.getByLabelText('Κυριακή: κλείνει');
    await expect(closes).toBeDisabled();
    await choose(hands, 'Κυριακή: ανοίγει', '10:00');
    await userEvent.click(closes);
    await userEvent.tab();
    await waitFor(() => expect(closes).toBeInvalid());
    await expect(closes).toHaveAccessibleDescription(el.validation.chooseOne);
    await userEvent.selectOptions(canvas.getByLabelText('Τετάρτη: ανοίγει'), '');
    await expect(canvas.getByLabelText('Τετάρτη: κλείνει')).toHaveValue('');
    await expect(canvas.getByLabelText('Τετάρτη: κλείνει')).toBeDisabled();
  },
});

/** A split day and hours past midnight, with the submitted values. */
export const SplitHours = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const hours = within(canvas.getByRole('region', { name: el.addListing.sections.hours.title }));
    await choose(hands, 'Δευτέρα: κλείνει', '14:00');
    await userEvent.click(hours.getByRole('button', { name: 'Προσθήκη ωρών, Δευτέρα' }));
    await retype(hands, 'Από, Δευτέρα, διάστημα 2', '1730');
    await retype(hands, 'Έως, Δευτέρα, διάστημα 2', '20.30');
    await choose(hands, 'Παρασκευή: ανοίγει', '20:00');
    await choose(hands, 'Παρασκευή: κλείνει', '02:00');
    await expect(canvas.getByLabelText('Παρασκευή: κλείνει')).toHaveAccessibleDescription(
      'έως τις 02:00 της επόμενης',
    );
    await userEvent.click(hours.getByRole('button', { name: 'Προσθήκη ωρών, Τετάρτη' }));
    await retype(hands, 'Από, Τετάρτη, διάστημα 2', '18');
    await retype(hands, 'Έως, Τετάρτη, διάστημα 2', '21');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByLabelText('Από, Τετάρτη, διάστημα 2')).toHaveAccessibleDescription(
        el.validation.timeOverlap,
      ),
    );
  },
});

/** The table of contents marks complete and invalid sections and links to their headings. */
export const Contents = meta.story({
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const { sections, states } = el.addListing;
    await fill(hands, el.fields.email, 'l@');
    await userEvent.tab();
    const wrong = new RegExp(`${sections.details.title}.*${states.wrong}`);
    await userEvent.click(await canvas.findByRole('link', { name: wrong }));
    await expect(canvas.getByRole('heading', { name: sections.details.title })).toHaveFocus();
    // Default hours do not count as a choice.
    const done = new RegExp(`${sections.hours.title}.*${states.done}`);
    await expect(canvas.queryByRole('link', { name: done })).toBeNull();
  },
});
