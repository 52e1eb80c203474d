import {
  decide,
  getModerationQueue,
  undoDecision,
  type HeldDecision,
  type ModerationItem,
} from '#common/contract/moderation.ts';
import { builder, json, mock, nothing, on, refusal } from './mock.ts';

export const buildModerationItem = builder<ModerationItem>(() => ({
  kind: 'review',
  code: 'review-1',
  created_at: '2026-03-16T09:12:00+02:00',
  by: 'Μαρία Κ.',
  place: { slug: 'farmakeio-asklipios', title: 'Φαρμακείο Ασκληπιός' },
  title: 'Φαρμακείο Ασκληπιός',
  text: 'Πήρα αριθμό από το γραφείο και κατέβηκα όταν ήταν τρεις μπροστά μου.\n\nΜου εξήγησαν με υπομονή πώς παίρνονται τα χάπια.',
  facts: [
    { name: 'rating', value: '5' },
    { name: 'visited', value: '2026-03-15' },
    { name: 'published_reviews', value: '0' },
  ],
  pictures: [],
  decisions: ['approve', 'return'],
  version: 'version-1'.padEnd(43, '0'),
}));

export const buildModerationItems = (): ModerationItem[] => [
  buildModerationItem(),
  buildModerationItem({
    code: 'report-1',
    kind: 'report',
    created_at: '2026-03-16T09:20:00+02:00',
    by: 'Γιώργος Παπαδόπουλος',
    title: 'Ταβέρνα «Ο Πλάτανος»',
    place: { slug: 'taverna-o-platanos', title: 'Ταβέρνα «Ο Πλάτανος»' },
    text: 'Η κριτική μιλάει για άλλο μαγαζί, που είναι δύο δρόμους πιο κάτω.',
    facts: [
      { name: 'reported_author', value: 'Νίκος Τ.' },
      { name: 'rating', value: '1' },
      { name: 'reported_text', value: 'Περιμέναμε μία ώρα για δύο καφέδες.' },
    ],
  }),
  buildModerationItem({
    code: 'review-2',
    created_at: '2026-03-16T09:41:00+02:00',
    by: 'Ελένη Σ.',
    title: 'Κομμωτήριο Αφροδίτη',
    place: { slug: 'kommotirio-afroditi', title: 'Κομμωτήριο Αφροδίτη' },
    text: 'Όποιος θέλει έκπτωση 50% ας με πάρει τηλέφωνο.',
    facts: [
      { name: 'rating', value: '5' },
      { name: 'visited', value: '' },
      { name: 'published_reviews', value: '0' },
    ],
  }),
];

/** A message from a person without an account. */
export const buildMessageItem = (overrides: Partial<ModerationItem> = {}): ModerationItem =>
  buildModerationItem({
    kind: 'message',
    code: 'message-1',
    by: 'Νίκος Σερέτης',
    place: null,
    title: 'Ανοίγετε Σάββατο;',
    text: 'Ανοίγετε Σάββατο;\n\nΠήρα αριθμό για το ΚΕΠ και δεν το βλέπω πουθενά.',
    facts: [
      { name: 'about', value: 'question' },
      { name: 'email', value: 'nikos@example.gr' },
    ],
    decisions: ['answer', 'done', 'spam'],
    ...overrides,
  });

const buildHeldDecision = builder<HeldDecision>(() => ({
  kind: 'review',
  code: 'review-1',
  title: 'Φαρμακείο Ασκληπιός',
  decision: 'approve',
  due_at: new Date(Date.now() + 60_000).toISOString(),
}));

export const moderation = {
  ...mock(getModerationQueue),
  /**
   * A stateful queue: decided items leave their folder, and spam moves to another. Held decisions
   * can be undone.
   */
  working: (
    submissions: ModerationItem[] = buildModerationItems(),
    messages: ModerationItem[] = [],
  ) => {
    const folders: Record<string, ModerationItem[]> = {
      submissions: [...submissions],
      messages: [...messages],
      answered: [],
      spam: [],
    };
    const held: { decision: HeldDecision; item: ModerationItem }[] = [];
    const waiting = () => ({
      submissions: folders.submissions!.length,
      messages: folders.messages!.length,
    });
    return [
      on(getModerationQueue, ({ request }) => {
        const folder = new URL(request.url).searchParams.get('folder') ?? 'submissions';
        const records = folders[folder] ?? [];
        return json({
          records,
          folder,
          record_count: records.length,
          waiting: waiting(),
          held: held.map(({ decision }) => decision),
        })();
      }),
      on(decide, async ({ params, request }) => {
        const { decision, hold } = await request.json();
        const isIt = ({ code }: ModerationItem) => code === params.code;
        const from = Object.values(folders).find((items) => items.some(isIt))!;
        const [item] = from.splice(from.findIndex(isIt), 1);
        const { kind, code, title } = item!;
        if (hold) {
          held.unshift({
            item: item!,
            decision: buildHeldDecision({ kind, code, title, decision }),
          });
        }
        if (decision === 'spam') folders.spam!.push({ ...item!, decisions: ['restore'] });
        if (decision === 'restore')
          folders.messages!.push({ ...item!, decisions: ['answer', 'done', 'spam'] });
        return nothing()();
      }),
      on(undoDecision, ({ params }) => {
        const at = held.findIndex(({ item }) => item.code === params.code);
        const [undone] = held.splice(at, 1);
        const { item } = undone!;
        folders.spam = folders.spam!.filter(({ code }) => code !== item.code);
        folders[item.kind === 'message' ? 'messages' : 'submissions']!.unshift(item);
        return nothing()();
      }),
    ];
  },
  undoFails: () => [
    on(
      undoDecision,
      refusal(409, 'decision_applied', 'Πέρασε το λεπτό της αναίρεσης: η απόφαση ισχύει ήδη.'),
    ),
  ],
  decisionFails: mock(decide).fails,
  /** The item has changed, and a decision about the current version succeeds. */
  decisionChanged: (item: ModerationItem) => [
    on(decide, async ({ request }) =>
      (await request.json()).version === item.version
        ? nothing()()
        : refusal(409, 'item_changed', 'Το περιεχόμενο άλλαξε όσο το διαβάζατε.', { item })(),
    ),
  ],
};
