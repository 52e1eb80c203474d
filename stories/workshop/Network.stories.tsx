import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { forgetUnmocked, refuseUnmocked } from '#storybook/network.ts';
import { storyNow } from '#storybook/clock.ts';
import { categories } from '#src/mocks/organisations.ts';

const Note = () => (
  <Typography>A call to the API that a story does not mock fails that story.</Typography>
);

const meta = preview.meta({
  title: 'Workshop/Network',
  component: Note,
  tags: ['!autodocs', '!dev'],
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

/** A handler allows its own request. */
export const MockedCallPasses = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success()),
  play: async () => {
    const { records } = (await (await fetch('/api/categories')).json()) as { records: unknown[] };
    await expect(records).toHaveLength(8);
    await refuseUnmocked();
    await forgetUnmocked();
  },
});

/** The date is frozen. */
export const FrozenClock = meta.story({
  play: async () => {
    await expect(new Date()).toEqual(new Date(storyNow));
    await expect(new Date().getHours()).toBe(9);
  },
});
