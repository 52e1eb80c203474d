import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TagList } from '#src/components/display/TagList.tsx';

const meta = preview.meta({
  title: 'Components/Display/TagList',
  component: TagList,
  args: {
    tags: ['Ταξίδια', 'Φαγητό', 'Επιχειρήσεις', 'Κομμωτήρια', 'Καθαρισμός'],
    hrefFor: (tag: string) => `/listing-grid?keywords=${encodeURIComponent(tag)}`,
  },
});

/** Each word leads somewhere. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Φαγητό' })).toHaveAttribute(
      'href',
      expect.stringContaining('/listing-grid?keywords='),
    );
  },
});

export const Plain = meta.story({ args: { hrefFor: undefined } });
