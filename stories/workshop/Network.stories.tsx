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

/** Proves that the gate closes, to another host as well. */
export const UnmockedCallFails = meta.story({
  play: async () => {
    for (const address of ['/api/nowhere', 'https://tiles.example.org/style.json']) {
      await expect(fetch(address)).rejects.toThrow();
      await expect(refuseUnmocked()).rejects.toThrow(address);
      await forgetUnmocked();
    }
  },
});

/** Proves that a handler opens it for its own call. */
export const MockedCallPasses = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success()),
  play: async () => {
    const { records } = (await (await fetch('/api/categories')).json()) as { records: unknown[] };
    await expect(records).toHaveLength(8);
    await refuseUnmocked();
    await forgetUnmocked();
  },
});

/** Proves that the calendar stands still. */
export const ClockStands = meta.story({
  play: async () => {
    await expect(new Date()).toEqual(new Date(storyNow));
    await expect(new Date().getHours()).toBe(9);
  },
});
