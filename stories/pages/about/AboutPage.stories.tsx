import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import AboutPage from '#src/pages/about/AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/about'], path: '/about' },
    docs: { description: { component: 'Why the product exists and who makes it.' } },
  },
});

/** Everything that the specification names on it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(el.about.heading);
    for (const key of ['careers', 'newsroom', 'investors'] as const)
      await expect(canvas.getByRole('link', { name: el.about.more[key].title })).toBeVisible();
    for (const figure of ['250', '3.040', '172', '150'])
      await expect(canvas.getAllByText(figure)).toHaveLength(2);
    for (const key of ['time', 'fair', 'simple'] as const)
      await expect(canvas.getByText(el.marketing.why[key].title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: el.about.addBusiness })).toHaveAttribute(
      'href',
      '/add-listing',
    );
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.getAllByText(el.common.demoNotice)).toHaveLength(4);
    const team = canvas.getByRole('region', { name: new RegExp(`^${el.about.teamTitle}`) });
    await expect(within(team).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: el.about.joinTitle })).toBeVisible();
  },
});

/** The film opens on a press, closes on Escape, and the focus comes back. */
export const Film = meta.story({
  play: async ({ canvas, userEvent }) => {
    const poster = canvas.getByRole('button', { name: el.about.video });
    await userEvent.click(poster);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(poster).toHaveFocus();
  },
});
