import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { forgetUnmocked, refuseUnmocked } from '#storybook/network.ts';

const meta = preview.meta({
  title: 'Workshop/Network',
  render: () => <p>A call to the API that a story does not mock fails that story.</p>,
  tags: ['!autodocs', '!dev'],
  parameters: { pictures: { disable: 'It tests the workshop itself.' } },
});

/** An unmocked request fails the story, also to another host. */
export const UnmockedCallFails = meta.story({
  play: async () => {
    for (const address of ['/api/nowhere', 'https://tiles.example.org/style.json']) {
      await expect(fetch(address)).rejects.toThrow();
      await expect(refuseUnmocked()).rejects.toThrow(address);
      await forgetUnmocked();
    }
  },
});
