import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import * as el from '#src/i18n/el/index.ts';
import { reviews as texts } from '#src/i18n/el/reviews.ts';
import { failures } from '#src/mocks/mock.ts';
import { ReviewReport } from '#src/pages/listing-details/reviews/ReviewDialogs.tsx';

const meta = preview.meta({
  title: 'Pages/ListingDetails/ReviewReport',
  component: ReviewReport,
  args: { open: true, code: 'review-1' },
  parameters: {
    pictures: { disable: '`ReportDialog` has a picture of the dialog.' },
    undecided: { 'aria-hidden-focus/unknown': 'The page behind a dialog that traps the focus.' },
    docs: {
      story: { inline: false },
      description: { component: 'Reporting a review to the moderators.' },
    },
  },
});

const words = 'Δεν έχει πάει ποτέ εκεί.';

/** A guest is redirected to the login, and the text is restored afterwards. */
export const LoggedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('*/api/reviews/:code/report', failures.unauthorized)),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${el.forms.report.message}`)), words);
    await userEvent.click(dialog.getByRole('button', { name: el.forms.report.submit }));
    await expect(await dialog.findByRole('link', { name: texts.report.toLogin })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('seira.drafts')).toContain(words));
  },
});
