import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SentPhoto } from '#src/components/media/SentPhoto.tsx';
import { scene } from '#src/mocks/organisations.ts';

const alt = 'Φωτογραφία από κριτική: Νίκος Α.';

const meta = preview.meta({
  title: 'Components/Media/SentPhoto',
  component: SentPhoto,
  args: { src: scene('pharmacy'), alt },
});

/** Cut to its frame, and a link to the whole of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: alt });
    await expect(link).toHaveAttribute('href', scene('pharmacy'));
  },
});

/** A photo that cannot be loaded leaves no hole. */
export const Broken = meta.story({
  args: { src: '/nothing.jpg' },
  parameters: { pictures: { disable: 'There is nothing to see.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
});
