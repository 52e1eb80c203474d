import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen } from '#stories/components/frames.tsx';
import { BoardSound } from '#src/components/board/BoardSound.tsx';
import { board } from '#src/i18n/el/board.ts';

const meta = preview.meta({
  title: 'Components/Board/BoardSound',
  component: BoardSound,
  args: {
    sounds: { chime: true, greek: true, english: false },
    voices: { greek: true, english: true },
    blocked: false,
    onChange: fn(),
    onUnblock: fn(),
  },
  parameters: { undecided: behindOpen },
});

/** The choices: each is switched by itself. */
export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: board.soundIsOn }));
    await expect(await screen.findByRole('dialog', { name: board.sound })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: board.englishVoice }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chime: true,
      greek: true,
      english: true,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: board.chime }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chime: false,
      greek: true,
      english: false,
    });
  },
});

export const Silent = meta.story({
  args: { sounds: { chime: false, greek: false, english: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: board.soundIsOff })).toBeVisible();
  },
});

/** A device without a Greek voice says so. */
export const WithoutVoice = meta.story({
  args: { voices: { greek: false, english: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: board.soundIsOn }));
    await expect(
      await screen.findByRole('checkbox', { name: board.greekVoice }),
    ).toHaveAccessibleDescription(board.noVoice);
  },
});

/** The browser lets nothing sound yet: one press is asked for. */
export const Blocked = meta.story({
  args: { blocked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: board.letSound }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
});
