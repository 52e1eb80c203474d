import { http } from 'msw';
import { expect, screen, waitFor, within as inside } from 'storybook/test';
import { addReview } from '#common/contract/reviews/reviews.ts';
import preview from '#storybook/preview.tsx';
import { elementOf, paragraph } from '#stories/components/translated.ts';
import { behindOpen, underToast, within } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { partOf } from '#stories/pages/screenAt.ts';
import { leads, showing } from '#stories/steps.ts';
import * as el from '#src/i18n/el/index.ts';
import { reviews as texts } from '#src/i18n/el/reviews.ts';
import { photos } from '#src/mocks/account.ts';
import { bodiesOf, failures, on, refusal } from '#src/mocks/mock.ts';
import { buildOrganisation, buildReview, organisationFrom } from '#src/mocks/organisations.ts';
import { buildOwnReview, reviewPages, reviews } from '#src/mocks/reviews.ts';
import { user } from '#src/mocks/users.ts';
import { AddReview } from '#src/pages/listing-details/reviews/AddReview.tsx';
import { ReviewReport } from '#src/pages/listing-details/reviews/ReviewDialogs.tsx';
import { Reviews } from '#src/pages/listing-details/reviews/Reviews.tsx';

const { more, own: ownTexts, report, sent } = texts;

const all = Array.from({ length: 45 }, (_, index) =>
  buildReview({ code: `review-${index}`, text: `Κριτική ${index + 1}.` }),
);

/** A server that sends the first three reviews with the place. */
const organisation = organisationFrom(
  buildOrganisation({
    reviews: all.slice(0, 3),
    stars: [0, 0, 0, 0, 45],
    reviews_count: 45,
    rating: 5,
  }),
);

const meta = preview.meta({
  title: 'Pages/ListingDetails/Reviews',
  decorators: [within(760)],
  parameters: {
    undecided: underToast,
    ...partOf('Reviews of a place page by page, the own ones, and writing or reporting one.'),
  },
});

/** The place has more reviews than it sends. */
export const Default = meta.story({
  render: () => <Reviews organisation={organisation} />,
  play: showing(more.show),
});

/** Each click adds a page without duplicates. A failure can be retried. The end takes the focus. */
export const Paged = meta.story({
  render: () => <Reviews organisation={organisation} />,
  parameters: { pictures: { disable: 'It looks like Default, with many more reviews.' } },
  beforeEach: ({ msw }) => msw.use(...reviewPages.of(all)),
  play: async ({ canvas, msw, userEvent }) => {
    const cards = () => canvas.getAllByText(/^Κριτική \d+\.$/);
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: more.show }));
    await press();
    await expect(elementOf(await canvas.findByText(/20 από 45/))).toHaveRole('status');
    await expect(cards()).toHaveLength(20);
    msw.use(...reviewPages.fails('offline'));
    await press();
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
    await expect(cards()).toHaveLength(20);
    msw.use(...reviewPages.of(all));
    await press();
    await expect(await canvas.findByText(/40 από 45/)).toBeVisible();
    await press();
    await waitFor(() => expect(cards()).toHaveLength(45));
    await expect(canvas.queryByRole('button', { name: more.show })).toBeNull();
    const note = canvas.getByText(more.all_other.replace('{{count, number}}', '45'));
    await waitFor(() => expect(elementOf(note)).toHaveFocus());
  },
});

/** The remaining reviews of the place. The first of them takes the focus of the button. */
export const LastReviews = meta.story({
  render: () => {
    const six = buildOrganisation({ stars: undefined, reviews: all.slice(0, 6) });
    return <Reviews organisation={organisationFrom(six)} />;
  },
  parameters: { pictures: { disable: 'It looks like Default, with more reviews.' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Εμφάνιση 2 ακόμη κριτικών' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Κριτική 5.'));
    await expect(document.activeElement).not.toHaveTextContent('Κριτική 6.');
  },
});

const words = 'Δεν περίμενα καθόλου.';
const photo = () => new File(['a photo'], 'pagkos.jpg', { type: 'image/jpeg' });

/** Name and e-mail address come from the account. A first review waits for a moderator. */
export const Sent = meta.story({
  parameters: { signedIn: true },
  render: () => <AddReview organisation={organisation} />,
  beforeEach: ({ msw }) => msw.use(...user.success(), ...photos.success(), ...reviews.working()),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(starting(el.forms.review.name));
    await expect(name).toHaveValue('Ελένη Π.');
    await expect(name).toHaveAttribute('readonly');
    await expect(canvas.getByText(el.forms.review.nameLocked)).toBeVisible();
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByLabelText(starting(el.forms.review.text)), words);
    await userEvent.upload(canvas.getByLabelText(starting(el.forms.review.photo)), photo());
    await userEvent.click(canvas.getByRole('button', { name: el.forms.review.submit }));
    await expect(await canvas.findByText(sent.waiting)).toBeVisible();
    const own = inside(await canvas.findByRole('region', { name: ownTexts.title }));
    await expect(await own.findByRole('img')).toBeVisible();
    const review = { rating: 4, text: words, photo: 'pho_sent' };
    await expect(bodiesOf('POST', '/reviews')).toEqual([review]);
  },
});

/** An unconfirmed e-mail address: a link to the profile is shown and the text is kept. */
export const Unconfirmed = meta.story({
  parameters: { signedIn: true },
  render: () => <AddReview organisation={organisation} />,
  beforeEach: ({ msw }) =>
    msw.use(
      on(addReview, refusal(403, 'address_not_confirmed', 'Επιβεβαιώστε πρώτα το email σας.')),
      ...user.success(),
      ...reviews.working(),
    ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText(starting(el.forms.review.text));
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(text, words);
    await userEvent.click(canvas.getByRole('button', { name: el.forms.review.submit }));
    await expect(await canvas.findByText(/Επιβεβαιώστε πρώτα/)).toBeVisible();
    await leads(canvas, el.errors.toProfile, '/dashboard?tab=profile');
    await expect(text).toHaveValue(words);
  },
});

/** A returned review with its reason. A new review can be edited for a day. */
export const OwnReviews = meta.story({
  parameters: { signedIn: true },
  render: () => <AddReview organisation={organisation} />,
  beforeEach: ({ msw }) =>
    msw.use(
      ...user.success(),
      ...reviews.working([
        buildOwnReview({ code: 'review-2', state: 'published' }),
        buildOwnReview({
          state: 'returned',
          editable_until: null,
          reason: 'Γράψτε μας για την επίσκεψή σας εδώ.',
        }),
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    const own = inside(await canvas.findByRole('region', { name: ownTexts.title }));
    await userEvent.click(own.getByRole('button', { name: el.common.change }));
    const text = own.getByLabelText(starting(el.forms.review.text));
    await userEvent.clear(text);
    await userEvent.type(text, words);
    await userEvent.click(own.getByRole('button', { name: el.forms.review.edit }));
    await expect(await own.findByText(words, paragraph)).toBeVisible();
  },
});

/** A guest who reports a review is redirected to the login, and the text is restored afterwards. */
export const ReportLoggedOut = meta.story({
  parameters: {
    pictures: { disable: '`ReportDialog` has a picture of the dialog.' },
    undecided: behindOpen,
  },
  render: () => <ReviewReport open code="review-1" />,
  beforeEach: ({ msw }) => msw.use(http.post('*/api/reviews/:code/report', failures.unauthorized)),
  play: async ({ userEvent }) => {
    const dialog = inside(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(starting(el.forms.report.message)), words);
    await userEvent.click(dialog.getByRole('button', { name: el.forms.report.submit }));
    await expect(await dialog.findByRole('link', { name: report.toLogin })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('seira.drafts')).toContain(words));
  },
});
