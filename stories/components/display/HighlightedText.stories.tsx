import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HighlightedText } from '#src/components/display/HighlightedText.tsx';

const meta = preview.meta({
  title: 'Components/Display/HighlightedText',
  component: HighlightedText,
  args: { text: 'Φαρμακείο Παπαδοπούλου, Πλατεία Φαρμακείων 3', words: ['φαρμακειο'] },
});

const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

/** Without accents, as people type. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toContain('Φαρμακείο');
    await expect(canvasElement).toHaveTextContent('Φαρμακείο Παπαδοπούλου, Πλατεία Φαρμακείων 3');
  },
});
