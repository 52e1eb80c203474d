import { expect, within as inside } from 'storybook/test';
import { addReview } from '#common/contract/reviews/reviews.ts';
import preview from '#storybook/preview.tsx';
import { paragraph } from '#stories/components/translated.ts';
import { within } from '#stories/components/frames.tsx';
import * as el from '#src/i18n/el/index.ts';
import { reviews as texts } from '#src/i18n/el/reviews.ts';
import { photos } from '#src/mocks/account.ts';
import { on, recordCalls, type OverheardCall, refusal } from '#src/mocks/mock.ts';
import { buildOrganisation, organisationFrom } from '#src/mocks/organisations.ts';
import { buildOwnReview, reviews } from '#src/mocks/reviews.ts';
import { user } from '#src/mocks/users.ts';
import { AddReview } from '#src/pages/listing-details/reviews/AddReview.tsx';

const organisation = organisationFrom(buildOrganisation());

const meta = preview.meta({
  title: 'Pages/ListingDetails/AddReview',
  component: AddReview,
  args: { organisation },
  decorators: [within(760)],
  parameters: {
    signedIn: true,
    undecided: {
      'color-contrast/bgOverlap': 'A toast over the page. Unit tests cover the colours.',
    },
    docs: {
      story: { inline: false },
      description: { component: "Writing a review, and the person's own reviews." },
    },
  },
});

let calls: OverheardCall[] = [];
const words = 'Δεν περίμενα καθόλου.';
const photo = () => new File(['a photo'], 'pagkos.jpg', { type: 'image/jpeg' });
const field = (label: string) => new RegExp(`^${label}`);

/** Name and e-mail address come from the account. A first review waits for a moderator. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(
      ...recordCalls('*/api/organisations/:id/reviews', calls),
      ...user.success(),
      ...photos.success(),
      ...reviews.working(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(field(el.forms.review.name));
    await expect(name).toHaveValue('Ελένη Π.');
    await expect(name).toHaveAttribute('readonly');
    await expect(canvas.getByText(el.forms.review.nameLocked)).toBeVisible();
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByLabelText(field(el.forms.review.text)), words);
    await userEvent.upload(canvas.getByLabelText(field(el.forms.review.photo)), photo());
    await userEvent.click(canvas.getByRole('button', { name: el.forms.review.submit }));
    await expect(await canvas.findByText(texts.sent.waiting)).toBeVisible();
    const own = inside(await canvas.findByRole('region', { name: texts.own.title }));
    await expect(own.getByText(texts.own.waiting)).toBeVisible();
    await expect(await own.findByRole('img')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST');
    await expect(sent.map(({ body }) => body)).toEqual([
      { rating: 4, text: words, photo: 'pho_sent' },
    ]);
  },
});

/** An unconfirmed e-mail address: a link to the profile is shown and the text is kept. */
export const Unconfirmed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(addReview, refusal(403, 'address_not_confirmed', 'Επιβεβαιώστε πρώτα το email σας.')),
      ...user.success(),
      ...reviews.working(),
    ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText(field(el.forms.review.text));
    canvas.getByRole('radio', { name: '4 αστέρια' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(text, words);
    await userEvent.click(canvas.getByRole('button', { name: el.forms.review.submit }));
    await expect(await canvas.findByText(/Επιβεβαιώστε πρώτα/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: el.errors.toProfile })).toHaveAttribute(
      'href',
      '/dashboard?tab=profile',
    );
    await expect(text).toHaveValue(words);
  },
});

/** A returned review with its reason. A new review can be edited for a day. */
export const OwnReviews = meta.story({
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
    const own = inside(await canvas.findByRole('region', { name: texts.own.title }));
    await userEvent.click(own.getByRole('button', { name: el.common.change }));
    const text = own.getByLabelText(field(el.forms.review.text));
    await userEvent.clear(text);
    await userEvent.type(text, words);
    await userEvent.click(own.getByRole('button', { name: el.forms.review.edit }));
    await expect(await own.findByText(words, paragraph)).toBeVisible();
  },
});
