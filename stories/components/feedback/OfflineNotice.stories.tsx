import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Δεν υπάρχει σύνδεση');
  },
});

/** Online: nothing is seen. */
export const Online = meta.story({
  args: { offline: false },
  parameters: { pictures: { disable: 'Nothing is seen.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
