import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting, underBar, type Hands } from '#stories/components/forms/inForm.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { storedDraft } from '#src/browser/stored/listingDraft.ts';
import { blankListing } from '#src/components/forms/schemas/listing.ts';
import * as el from '#src/i18n/el/index.ts';
import { listings as texts } from '#src/i18n/el/listings.ts';
import { buildSubmission, listings } from '#src/mocks/account.ts';
import { user } from '#src/mocks/users.ts';
import AddListingPage from '#src/pages/add-listing/AddListingPage.tsx';

const meta = preview.meta({
  title: 'Pages/AddListing',
  component: AddListingPage,
  parameters: {
    ...screenAt('/add-listing', 'A new listing, saved as a draft while it is edited.'),
    undecided: underBar,
  },
});

const title = starting(el.addListing.listingTitle);

/** The input is saved on this device, with a notice. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(el.addListing.draftNone)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(title), 'Κουρείο');
    await expect(await canvas.findByText(/^Το πρόχειρο αποθηκεύτηκε/)).toBeVisible();
    await expect(storedDraft.get()?.values).toHaveProperty('title', 'Κουρείο');
    await expect(storedDraft.get()?.values).not.toHaveProperty('photos');
  },
});

/** From the pricing page: the plan stays visible, and no section is complete yet. */
export const WithPlan = meta.story({
  parameters: {
    ...screenAt('/add-listing?plan=advanced'),
    pictures: { disable: 'It has one line more than Default.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Με το πακέτο «Προχωρημένο»/)).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: el.addListing.contents });
    await expect(contents.querySelectorAll('[data-state="done"]')).toHaveLength(0);
  },
  globals: { viewport: { value: 'desktop' } },
});

/** Stores a draft on this device. */
const keepDraft = (values: object): void =>
  storedDraft.set({ savedAt: '2026-03-15T18:00:00Z', values });

const draft = { ...blankListing, title: 'Κουρείο ο Λευτέρης', city: 'Αθήνα' };

/** A restored draft, which can be discarded after confirmation. */
export const Restored = meta.story({
  beforeEach: () => keepDraft(draft),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(title)).toHaveValue('Κουρείο ο Λευτέρης');
    await expect(canvas.getByText(el.addListing.restored)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.discard }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const confirm = [...dialog.querySelectorAll('button')].at(-1);
    await userEvent.click(confirm!);
    await waitFor(() => expect(canvas.getByLabelText(title)).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(storedDraft.get()).toBeNull();
  },
});

/** Incomplete: invalid sections are marked, and the first invalid field has the focus. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.submit }));
    await waitFor(() => expect(canvas.getByLabelText(title)).toHaveFocus());
    await expect(canvas.getAllByText(el.validation.required)).toHaveLength(4);
    await expect(canvas.getAllByText(el.validation.consentRequired)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Γενικές.*θέλει διόρθωση/ })).toBeVisible();
  },
  globals: { viewport: { value: 'desktop' } },
});

const complete = {
  ...draft,
  category: 'salons',
  description: 'Δύο καρέκλες.',
  address: 'Κανάρη 1',
  country: 'GR',
  owner: 'Λευτέρης',
  email: 'l@example.gr',
};

/** Gives both consents and clicks the button. */
const submit = async ({ canvas, userEvent }: Hands) => {
  for (const consent of [el.addListing.privacy, el.addListing.terms])
    await userEvent.click(canvas.getByLabelText(starting(consent)));
  await userEvent.click(canvas.getByRole('button', { name: el.addListing.submit }));
};

/** Complete but logged out: a notice asks for a login, and the input is kept. */
export const LoggedOut = meta.story({
  beforeEach: () => keepDraft(complete),
  parameters: { pictures: { disable: 'It looks like Restored, with a notice below the form.' } },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole('link', { name: el.auth.login })).toBeVisible();
    await expect(canvas.getByLabelText(title)).toHaveValue('Κουρείο ο Λευτέρης');
  },
});

/** Submitted: the next steps are shown, and the draft is deleted. */
export const Submitted = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    keepDraft(complete);
    msw.use(
      ...user.success(),
      ...listings.of(),
      ...listings.saving.success({ state: 'submitted' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: texts.doneTitle })).toBeVisible();
    await expect(storedDraft.get()).toBeNull();
  },
});

/** Refused: errors are next to their fields, including times of a day. */
export const Refused = meta.story({
  parameters: {
    signedIn: true,
    pictures: { disable: 'It looks like Incomplete, with other messages.' },
  },
  beforeEach: ({ msw }) => {
    keepDraft(complete);
    msw.use(
      ...user.success(),
      ...listings.saving.refused({
        google_plus: ['δεν είναι έγκυρη διεύθυνση ιστοσελίδας'],
        'hours.1.0.to': ['πρέπει να είναι μετά την έναρξη'],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('Πρέπει να είναι μετά την έναρξη.')).toBeVisible();
    await expect(canvas.getByText('Δεν είναι έγκυρη διεύθυνση ιστοσελίδας.')).toBeVisible();
  },
});

/** Returned by a moderator: the reason is above the form, which contains all values and photos. */
export const Returned = meta.story({
  parameters: {
    signedIn: true,
    ...screenAt('/add-listing?listing=lis_koureio'),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...user.success(),
      ...listings.of(
        buildSubmission({
          state: 'returned',
          reason: 'Λείπει ο όροφος από τη διεύθυνση.',
          photos: [
            { code: 'pho_1', url: '/pictures/categories/salons.svg', width: 1600, height: 1000 },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Λείπει ο όροφος/)).toBeVisible();
    await expect(canvas.getByLabelText(title)).toHaveValue('Κουρείο ο Λευτέρης');
    await expect(canvas.getByLabelText('Δευτέρα: κλείνει')).toHaveDisplayValue('24:00');
    await expect(canvas.getByAltText('φωτογραφία 1')).toBeVisible();
  },
});
