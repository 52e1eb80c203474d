import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { buildOrganisationCards, organisations } from '#src/mocks/organisations.ts';
import TopAuthorPage from '#src/pages/top-author/TopAuthorPage.tsx';

const byDimitra = buildOrganisationCards(5).map((card, index) => ({
  ...card,
  author: { name: index < 3 ? 'Δήμητρα Ασπρούδη' : 'Νίκος Καραλάκης', image: null },
}));

const meta = preview.meta({
  title: 'Pages/TopAuthor',
  component: TopAuthorPage,
  parameters: screenAt('/top-author', 'The authors of listings, with buttons to follow them.'),
  beforeEach: ({ msw }) => msw.use(...organisations.success(byDimitra)),
});

/** Both labels. Following is counted, stored and reversible. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(el.authors.status.elite)).toHaveLength(6);
    await expect(canvas.getAllByText(el.authors.status.power)).toHaveLength(6);
    const button = canvas.getByRole('button', { name: 'Ακολουθήστε: Δήμητρα Ασπρούδη' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('865')).toBeVisible();
    await expect(localStorage.getItem('seira.follows')).toBe('["dimitra-asproudi"]');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await leads(canvas, 'Δήμητρα Ασπρούδη', '/user-profile?author=dimitra-asproudi');
  },
});
