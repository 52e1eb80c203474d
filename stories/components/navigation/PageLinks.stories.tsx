import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/PageLinks',
  component: PageLinks,
  args: { page: 2, count: 9, hrefFor: (page: number) => `?page=${page}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: el.tables.pager })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Σελίδα 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Σελίδα 3' })).toHaveAttribute(
      'href',
      expect.stringContaining('?page=3'),
    );
    await expect(canvas.getByRole('link', { name: el.tables.next })).toHaveAttribute(
      'href',
      expect.stringContaining('?page=3'),
    );
  },
});
