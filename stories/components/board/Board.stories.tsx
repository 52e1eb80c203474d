import Box from '@mui/material/Box';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Called } from '#common/contract/line.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { BoardFrame } from '#src/components/board/BoardFrame.tsx';
import { BoardList } from '#src/components/board/BoardList.tsx';
import { BoardSound, type BoardSoundProps } from '#src/components/board/BoardSound.tsx';
import { board } from '#src/i18n/el/board.ts';
import { buildCalls } from '#src/mocks/lines.ts';
import { liftNotice } from '#src/mocks/organisations.ts';
import { behindOpen, Kinds } from '#stories/components/frames.tsx';

const calls = (...given: Parameters<typeof buildCalls>) =>
  buildCalls(...given).map((call) => readResponse(Called, call));

const meta = preview.meta({ title: 'Components/Board', parameters: { undecided: behindOpen } });

const onChange = fn();
const onUnblock = fn();

const sound: BoardSoundProps = {
  sounds: { chime: true, greek: true, english: false },
  voices: { greek: false, english: true },
  blocked: false,
  onChange,
  onUnblock,
};

/** Four lists share the width: without a call, before opening, paused and full. */
export const SeveralLists = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BoardFrame
      title="Φαρμακείο Ασκληπιός"
      time="09:30"
      state="live"
      takeAt="https://seira.example/listing-grid/farmakeio-asklipios"
      sound={<BoardSound {...sound} />}
      lists={4}
      notice={{ text: liftNotice.text, textEn: liftNotice.text_en, until: liftNotice.until }}
    >
      <BoardList service="Πληροφορίες" waiting={4} />
      <BoardList service="Πρωτόκολλο" waiting={4} opensAt="09:45" />
      <BoardList
        service="Βεβαιώσεις"
        status="paused"
        message="Επιστρέφουμε στις 11:15"
        waiting={2}
        nowServing={calls(43, 1)}
      />
      <BoardList
        service="Ταμείο"
        status="full"
        waiting={12}
        here={6}
        nowServing={calls(42, 2)}
        recentCalls={calls(42, 9)}
      />
    </BoardFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Κωδικός QR/ })).toBeVisible();
  },
});

/** Sixteen counters in columns. The latest call keeps the largest cell. */
export const SixteenCounters = meta.story({
  render: () => (
    <Box sx={{ fontSize: 16, display: 'grid', minHeight: 480 }}>
      <BoardList waiting={12} nowServing={calls(43, 16)} recentCalls={calls(43, 9)} />
    </Box>
  ),
});

/** The longest texts and numbers. */
export const LongText = meta.story({
  render: () => (
    <Box sx={{ fontSize: 16, display: 'grid', minHeight: 480 }}>
      <BoardList
        service="Βεβαιώσεις, πιστοποιητικά και θεωρήσεις γνησίου υπογραφής"
        waiting={1204}
        nowServing={[{ ...calls(10_482, 1)[0]!, counter: 'Εξυπηρέτηση πολιτών, θυρίδα 12' }]}
        recentCalls={calls(43, 9)}
        message="Λόγω βλάβης στο σύστημα, η εξυπηρέτηση θα καθυστερήσει περίπου είκοσι λεπτά."
      />
    </Box>
  ),
});

/** Sounds have separate switches. A missing Greek voice is reported. */
export const Sounds = meta.story({
  render: () => <BoardSound {...sound} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: board.soundIsOn }));
    await expect(await screen.findByRole('dialog', { name: board.sound })).toBeVisible();
    await expect(
      screen.getByRole('checkbox', { name: board.greekVoice }),
    ).toHaveAccessibleDescription(board.noVoice);
    await userEvent.click(screen.getByRole('checkbox', { name: board.englishVoice }));
    await expect(onChange).toHaveBeenLastCalledWith({ chime: true, greek: true, english: true });
    await userEvent.click(screen.getByRole('checkbox', { name: board.chime }));
    await expect(onChange).toHaveBeenLastCalledWith({ chime: false, greek: true, english: false });
  },
});

/** All sounds off, and a browser that blocks sound until a click. */
export const Silent = meta.story({
  render: () => (
    <Kinds width={240}>
      <BoardSound {...sound} sounds={{ chime: false, greek: false, english: false }} />
      <BoardSound {...sound} blocked />
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: board.letSound }));
    await expect(onUnblock).toHaveBeenCalledOnce();
  },
});
