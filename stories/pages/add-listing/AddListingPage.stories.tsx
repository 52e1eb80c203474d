import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { blankListing } from '#src/components/forms/schemas/addListing.ts';
import { el } from '#src/i18n/el/index.ts';
import AddListingPage from '#src/pages/add-listing/AddListingPage.tsx';

const meta = preview.meta({
  title: 'Pages/AddListing',
  component: AddListingPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/add-listing'], path: '/add-listing' },
    docs: {
      story: { inline: false },
      description: { component: 'A new listing, kept as a draft while it is written.' },
    },
  },
});

const kept = (): { values: { title: string; photos?: unknown } } | null =>
  JSON.parse(localStorage.getItem('seira.listing_draft') ?? 'null') as ReturnType<typeof kept>;

const title = new RegExp(`^${el.addListing.listingTitle}`);

/** The base: what is typed is kept on this device, and said so. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(el.addListing.draftNone)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(title), 'Κουρείο');
    await expect(await canvas.findByText(/^Το προσχέδιο αποθηκεύτηκε/)).toBeVisible();
    await expect(kept()?.values.title).toBe('Κουρείο');
    await expect(kept()?.values).not.toHaveProperty('photos');
  },
});

const draft = { ...blankListing, title: 'Κουρείο ο Λευτέρης', city: 'Αθήνα' };

/** Coming back: the draft is in the fields; it can be thrown away after a question. */
export const Restored = meta.story({
  beforeEach: () => {
    localStorage.setItem(
      'seira.listing_draft',
      JSON.stringify({ savedAt: '2026-03-15T18:00:00Z', values: draft }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(title)).toHaveValue('Κουρείο ο Λευτέρης');
    await expect(canvas.getByText(el.addListing.restored)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.discard }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const confirm = [...dialog.querySelectorAll('button')].at(-1);
    await userEvent.click(confirm!);
    await waitFor(() => expect(canvas.getByLabelText(title)).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(kept()).toBeNull();
  },
});

/** Not complete: the first wrong field gets the focus, the contents show where. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.submit }));
    await waitFor(() => expect(canvas.getByLabelText(title)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: /Γενικές.*θέλει διόρθωση/ })).toBeVisible();
  },
  globals: { viewport: { value: 'desktop' } },
});

/** Complete: nothing is sent yet, and the form says so; what was typed stays. */
export const Submitted = meta.story({
  beforeEach: () => {
    const values = {
      ...draft,
      category: 'salons',
      description: 'Δύο καρέκλες.',
      address: 'Κανάρη 1',
      country: 'GR',
      owner: 'Λευτέρης',
      email: 'l@example.gr',
    };
    localStorage.setItem(
      'seira.listing_draft',
      JSON.stringify({ savedAt: '2026-03-15T18:00:00Z', values }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${el.addListing.privacy}`)));
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${el.addListing.terms}`)));
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.submit }));
    await expect(await canvas.findByText(el.common.notConnected)).toBeVisible();
    await expect(canvas.getByLabelText(title)).toHaveValue('Κουρείο ο Λευτέρης');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const English = meta.story({ globals: { language: 'en' } });
