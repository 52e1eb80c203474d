import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NeedsScripts } from '#src/components/forms/NeedsScripts.tsx';

const meta = preview.meta({
  title: 'Components/Forms/NeedsScripts',
  component: NeedsScripts,
  parameters: { pictures: { disable: 'A browser with scripts shows none of it.' } },
});

/** Where scripts run, as here, nothing is visible. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).not.toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
