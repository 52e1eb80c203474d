import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BoardFrame } from '#src/components/board/BoardFrame.tsx';
import { BoardList } from '#src/components/board/BoardList.tsx';
import { BoardSound } from '#src/components/board/BoardSound.tsx';

const call = (rank: number) => ({
  rank,
  counter: `Θυρίδα ${(rank % 3) + 1}`,
  calledAt: null,
  recalls: 0,
});
const ranks = [43, 42, 41, 40, 39, 38, 37, 36].map(call);
const list = <BoardList waiting={12} nowServing={ranks.slice(0, 3)} recentCalls={ranks} />;

const meta = preview.meta({
  title: 'Components/Board/BoardFrame',
  component: BoardFrame,
  args: {
    title: 'Φαρμακείο Ασκληπιός',
    time: '09:30',
    state: 'live' as const,
    takeAt: 'https://seira.example/listing-grid/farmakeio-asklipios',
    sound: (
      <BoardSound
        sounds={{ chime: true, greek: true, english: false }}
        voices={{ greek: true, english: true }}
        blocked={false}
        onChange={() => undefined}
        onUnblock={() => undefined}
      />
    ),
    children: list,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ζωντανή ενημέρωση');
    await expect(await canvas.findByRole('img', { name: /^Κωδικός QR/ })).toBeVisible();
  },
});

/** Three lists of one place share the width. */
export const SeveralLists = meta.story({
  args: {
    lists: 3,
    children: (
      <>
        <BoardList service="Πληροφορίες" waiting={3} nowServing={ranks.slice(0, 1)} />
        <BoardList
          service="Ταμείο"
          waiting={12}
          nowServing={ranks.slice(1, 3)}
          recentCalls={ranks}
        />
        <BoardList service="Βεβαιώσεις" status="paused" message="Επιστρέφουμε 11:15" waiting={0} />
      </>
    ),
  },
});
