import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { elementOf } from '#stories/components/translated.ts';
import { within } from '#stories/components/frames.tsx';
import * as el from '#src/i18n/el/index.ts';
import { reviews } from '#src/i18n/el/reviews.ts';
import { buildOrganisation, buildReview, organisationFrom } from '#src/mocks/organisations.ts';
import { reviewPages } from '#src/mocks/reviews.ts';
import { Reviews } from '#src/pages/listing-details/reviews/Reviews.tsx';

const { more } = reviews;

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
  component: Reviews,
  args: { organisation },
  decorators: [within(760)],
  parameters: {
    docs: {
      story: { inline: false },
      description: { component: 'Reviews of a place, page by page.' },
    },
  },
});

/** The place has more reviews than it sends. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: more.show })).toBeVisible();
  },
});

/** Each click adds a page without duplicates. A failure can be retried. The end takes the focus. */
export const Paged = meta.story({
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
    await expect(canvas.queryByRole('button', { name: more.show })).not.toBeInTheDocument();
    const note = canvas.getByText(more.all_other.replace('{{count, number}}', '45'));
    await waitFor(() => expect(elementOf(note)).toHaveFocus());
  },
});

/** The remaining reviews of the place. The first of them takes the focus of the button. */
export const LastReviews = meta.story({
  args: {
    organisation: organisationFrom(
      buildOrganisation({ stars: undefined, reviews: all.slice(0, 6) }),
    ),
  },
  parameters: { pictures: { disable: 'It looks like Default, with more reviews.' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Εμφάνιση 2 ακόμη κριτικών' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Κριτική 5.'));
    await expect(document.activeElement).not.toHaveTextContent('Κριτική 6.');
  },
});
