import { expect, spyOn, waitFor, type MockInstance } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { hiding } from '#stories/components/frames.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import { board } from '#src/i18n/el/board.ts';
import * as el from '#src/i18n/el/index.ts';
import {
  buildCalled,
  buildCalls,
  buildLine,
  buildLineList,
  lines,
  lineStream,
} from '#src/mocks/lines.ts';
import { organisation } from '#src/mocks/organisations.ts';
import BoardPage from '#src/pages/board/BoardPage.tsx';

let stream: ReturnType<typeof lineStream>;
let spoken: MockInstance<(utterance: SpeechSynthesisUtterance) => void>;

const meta = preview.meta({
  title: 'Pages/Board',
  component: BoardPage,
  parameters: screenAt(
    '/board/farmakeio-asklipios',
    'The public board of a place for a wall display, live.',
    '/board/:id',
  ),
  // The workshop has another origin in each run.
  decorators: [hiding('& footer a, & footer [role="img"]')],
  beforeEach: ({ msw }) => {
    stream = lineStream();
    msw.use(...lines.success(), ...organisation.success());
    const voice = { lang: 'el-GR' } as SpeechSynthesisVoice;
    spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice]);
    // A browser accepts only its own voices.
    spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockImplementation(() => undefined);
    spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
    spoken = spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => {
      utterance.dispatchEvent(new Event('end'));
    });
  },
});

/** The list after a call of this number. */
const after = (rank: number, version: number, recalls = 0) =>
  buildLine(
    [
      buildLineList({
        waiting: 11,
        now_serving: [buildCalled({ rank, counter: 'Θυρίδα 1', recalls }), ...buildCalls(43, 2)],
        recent_calls: [buildCalled({ rank, counter: 'Θυρίδα 1', recalls }), ...buildCalls(43, 9)],
      }),
    ],
    { version },
  );

/** Live, with three counters, five previous calls and twelve people waiting. */
export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...stream.handlers),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Φαρμακείο Ασκληπιός' });
    await expect(await canvas.findByText(board.live)).toBeVisible();
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
  },
});

/** A new call appears at once and is announced and spoken once. */
export const NewCall = meta.story({
  beforeEach: ({ msw }) => msw.use(...stream.handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(board.live);
    stream.send(after(44, 58));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Αριθμός 44, Θυρίδα 1'));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('44Θυρίδα 1');
    // The same state after a reconnection announces nothing.
    stream.send(after(44, 58));
    stream.send(after(45, 59));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Αριθμός 45, Θυρίδα 1'));
    await waitFor(() => expect(spoken).toHaveBeenCalledTimes(2));
    await expect(spoken.mock.calls.map(([{ text }]) => text)).toEqual([
      'Αριθμός 44, Θυρίδα 1',
      'Αριθμός 45, Θυρίδα 1',
    ]);
    // Screen readers announce only new elements.
    const before = canvas.getByRole('log').firstChild;
    stream.send(after(45, 60, 1));
    await waitFor(() => expect(spoken).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(canvas.getByRole('log').firstChild).not.toBe(before));
  },
});

/** Several services: one order of calls with labels, and who waits for which service. */
export const Services = meta.story({
  beforeEach: ({ msw }) => {
    const labelled = (letter: string, calls: ReturnType<typeof buildCalls>) =>
      calls.map((call) => ({ ...call, label: `${letter}${call.rank}` }));
    const list = (letter: string, service: string, newest: number, waiting: number) => {
      const calls = labelled(letter, buildCalls(newest, 4));
      return buildLineList({
        service,
        service_code: `service-${letter}`,
        waiting,
        now_serving: calls.slice(0, 1),
        recent_calls: calls,
      });
    };
    const shared = [
      list('Α', 'Πιστοποιητικά', 31, 6),
      list('Β', 'Παράβολα και πληρωμές', 12, 0),
      {
        ...list('Γ', 'Άδειες και εγκρίσεις', 8, 2),
        status: 'paused' as const,
        message: 'Επιστρέφουμε στις 11:15',
      },
    ];
    msw.use(...lines.success(buildLine(shared)));
  },
  play: async ({ canvas }) => {
    const services = await canvas.findByRole('list', { name: board.waitingFor });
    await expect(services).toHaveTextContent('Πιστοποιητικά 6');
    await expect(canvas.getByText('8 περιμένουν')).toBeVisible();
  },
});

/** Without a connection, the last calls stay with the time of the last update. */
export const ConnectionLost = meta.story({
  // The notice is below the fold of a phone.
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...stream.handlers, ...lines.fails('offline')),
  play: async ({ canvas }) => {
    await canvas.findByText(board.live);
    stream.cut();
    await expect(await canvas.findByText(/^Χωρίς σύνδεση από τις 09:30/)).toBeVisible();
    await expect(canvas.getAllByText('43').length).toBeGreaterThan(0);
  },
});

/** Closed in the evening, when the board is dark. */
export const Closed = meta.story({
  parameters: { now: '2026-03-16T21:40:00+02:00' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...lines.success(
        buildLine([buildLineList({ status: 'closed', now_serving: [], waiting: 0 })]),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(board.closed)).toBeVisible();
    await expect(canvasElement.querySelector('[data-scheme="dark"]')).toBeVisible();
  },
});

/** A day without tickets. */
export const NoList = meta.story({
  beforeEach: ({ msw }) => msw.use(...lines.success(buildLine([]))),
  play: showing(board.noList),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...lines.loading(), ...organisation.loading()),
});

/** The list is unavailable. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(...lines.fails('serverError')),
  play: showing(el.common.retry),
});
