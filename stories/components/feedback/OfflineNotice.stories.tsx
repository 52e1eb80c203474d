import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineNotice',
  component: OfflineNotice,
  tags: ['stable'],
  args: { offline: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A strip under the header while the device has no connection. Always in the page, so that its text is announced when it comes. Nothing takes the focus.',
      },
    },
  },
});

/** Offline. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Δεν υπάρχει σύνδεση');
  },
});

/** Online: nothing is seen. */
export const Online = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A phone, in English. */
export const Narrow = meta.story({
  globals: { language: 'en', viewport: { value: 'phone' } },
});

/** By night. */
export const Dark = meta.story({ globals: { scheme: 'dark' } });
