import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { behindOpen } from '#stories/components/frames.tsx';
import { retryWith, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as all from '#src/i18n/el/index.ts';
import { moderation as el } from '#src/i18n/el/moderation.ts';
import { bodiesOf } from '#src/mocks/mock.ts';
import { buildMessageItem, buildModerationItem, moderation } from '#src/mocks/moderation.ts';
import ModerationPage from '#src/pages/moderation/ModerationPage.tsx';

const meta = preview.meta({
  title: 'Pages/Moderation',
  component: ModerationPage,
  beforeEach: ({ msw }) => msw.use(...moderation.working()),
  parameters: {
    ...screenAt('/moderation', 'The moderation queue, one item at a time, with keyboard control.'),
    signedIn: true,
    undecided: behindOpen,
  },
});

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The oldest item, next to the list of all. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await heading('Φαρμακείο Ασκληπιός')).toBeVisible();
    const current = () => canvas.getByRole('button', { current: true });
    await expect(current()).toHaveTextContent('Φαρμακείο Ασκληπιός');
    await userEvent.click(canvas.getByRole('button', { name: /Πλάτανος/ }));
    await expect(await heading('Ταβέρνα «Ο Πλάτανος»')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Φαρμακείο Ασκληπιός/ }));
    await expect(await heading('Φαρμακείο Ασκληπιός')).toBeVisible();
  },
});

const { version } = buildModerationItem();
const newer = 'version-2'.padEnd(43, '0');

const decided = () => bodiesOf('POST');

/** The dialog for the reason of a decision. */
const reasonForm = async (submit = el.return) => {
  const dialog = within(await screen.findByRole('dialog', { name: el.reason.title }));
  const reason = dialog.getByLabelText(starting(el.reason.label));
  return { reason, send: dialog.getByRole('button', { name: submit }) };
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** J and K move, A approves, R returns with a reason, until the queue is empty. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await heading('Φαρμακείο Ασκληπιός');
    await userEvent.keyboard('jj');
    await heading('Κομμωτήριο Αφροδίτη');
    await userEvent.keyboard('kk');
    await heading('Φαρμακείο Ασκληπιός');
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Εγκρίθηκε: Φαρμακείο Ασκληπιός')).toBeVisible();
    await heading('Ταβέρνα «Ο Πλάτανος»');
    await userEvent.keyboard('a');
    const { reason, send } = await reasonForm(el.approve_report);
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('Άλλο μαγαζί.');
    await userEvent.click(send);
    await heading('Κομμωτήριο Αφροδίτη');
    await closed();
    await userEvent.keyboard('r');
    const again = await reasonForm();
    await userEvent.type(again.reason, 'Διαφήμιση.');
    await userEvent.click(again.send);
    await expect(await canvas.findByText(el.empty.title)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(decided()).toEqual([
      { decision: 'approve', reason: '', version, hold: true },
      { decision: 'approve', reason: 'Άλλο μαγαζί.', version, hold: true },
      { decision: 'return', reason: 'Διαφήμιση.', version, hold: true },
    ]);
    await closed();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: all.common.shortcuts.title });
  },
});

/** An earlier decision is undone by its button, with the reason as it was. */
export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await heading('Φαρμακείο Ασκληπιός');
    await userEvent.keyboard('r');
    const { reason, send } = await reasonForm();
    await userEvent.type(reason, 'Άλλο μέρος.');
    await userEvent.click(send);
    await heading('Ταβέρνα «Ο Πλάτανος»');
    await closed();
    await userEvent.keyboard('j');
    await heading('Κομμωτήριο Αφροδίτη');
    await userEvent.keyboard('a');
    const earlier = within(await canvas.findByRole('region', { name: el.held.title }));
    await userEvent.click(earlier.getByRole('button', { name: 'Αναίρεση: Φαρμακείο Ασκληπιός' }));
    await heading('Φαρμακείο Ασκληπιός');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.keyboard('r');
    await expect((await reasonForm()).reason).toHaveValue('Άλλο μέρος.');
  },
});

/** After the minute, the server refuses to undo, and the screen says so. */
export const UndoTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(...moderation.undoFails()),
  play: async ({ canvas, userEvent }) => {
    await heading('Φαρμακείο Ασκληπιός');
    await userEvent.keyboard('a');
    await heading('Ταβέρνα «Ο Πλάτανος»');
    await userEvent.click(await canvas.findByRole('button', { name: all.tickets.actions.undo }));
    await expect(await canvas.findByText(/^Πέρασε το λεπτό της αναίρεσης/)).toBeVisible();
    await heading('Ταβέρνα «Ο Πλάτανος»');
  },
});

/** Messages have their own folder: one is answered, another is marked as spam and restored. */
export const Messages = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...moderation.working(undefined, [
        buildMessageItem(),
        buildMessageItem({ code: 'message-2', title: 'Κερδίστε τώρα', text: 'Κερδίστε τώρα' }),
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: `${el.folders.messages} (2)` }));
    await heading('Ανοίγετε Σάββατο;');
    await expect(canvas.getByText(el.topics.question)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.message.answer }));
    const dialog = within(await screen.findByRole('dialog', { name: el.answer.title }));
    await expect(dialog.getByText(/nikos@example\.gr/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(starting(el.answer.label)), 'Ναι.');
    await userEvent.click(dialog.getByRole('button', { name: el.message.answer }));
    await heading('Κερδίστε τώρα');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: el.message.spam }));
    await expect(await canvas.findByText(el.empty.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: el.folders.spam }));
    await heading('Κερδίστε τώρα');
    await userEvent.click(canvas.getByRole('button', { name: el.message.restore }));
    await expect(await canvas.findByText(el.emptyFolder)).toBeVisible();
    await expect(decided()).toEqual([
      { decision: 'answer', reason: 'Ναι.', version, hold: true },
      { decision: 'spam', reason: '', version, hold: true },
      { decision: 'restore', reason: '', version },
    ]);
    await userEvent.click(await canvas.findByRole('tab', { name: `${el.folders.messages} (1)` }));
    await heading('Κερδίστε τώρα');
  },
});

/** A refused decision stays in its dialog with the reason and the error. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...moderation.decisionFails('serverError')),
  play: async ({ canvas, userEvent }) => {
    await heading('Φαρμακείο Ασκληπιός');
    await userEvent.click(canvas.getByRole('button', { name: el.return }));
    const { reason, send } = await reasonForm();
    await userEvent.click(send);
    await expect(await screen.findByText(all.validation.required)).toBeVisible();
    await userEvent.type(reason, 'Λείπει η διεύθυνση.');
    await userEvent.click(send);
    await expect(await screen.findByText(all.errors.general50x)).toBeVisible();
    await expect(reason).toHaveValue('Λείπει η διεύθυνση.');
  },
});

/** The author has changed the review: the decision is refused, and changes are marked. */
export const Changed = meta.story({
  parameters: { pictures: { disable: 'The card has a picture of the changes.' } },
  beforeEach: ({ msw }) => {
    const text = 'Όποιος θέλει έκπτωση 50% ας με πάρει τηλέφωνο.';
    const item = buildModerationItem({ text, version: newer });
    msw.use(...moderation.decisionChanged(item));
  },
  play: async ({ canvas, userEvent }) => {
    await heading('Φαρμακείο Ασκληπιός');
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: el.return }));
      return reasonForm();
    };
    const { reason, send } = await open();
    await userEvent.type(reason, 'Λείπει η διεύθυνση.');
    await userEvent.click(send);
    const changes = within(await canvas.findByRole('region', { name: el.changed.title }));
    await expect(changes.getByText(/παίρνονται τα χάπια/).closest('del')).toBeVisible();
    await expect(changes.getByText(/έκπτωση 50%/).closest('ins')).toBeVisible();
    await closed();
    await expect(changes.getByRole('heading')).toHaveFocus();
    const again = await open();
    await expect(again.reason).toHaveValue('Λείπει η διεύθυνση.');
    await userEvent.click(again.send);
    await waitFor(() => expect(decided()).toMatchObject([{ version }, { version: newer }]));
    await closed();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...moderation.loading()) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...moderation.working([])),
  play: showing(el.empty.title),
});

/** Offline, the last queue stays with a notice. */
export const Offline = meta.story({
  // Other stories of this file are online.
  beforeEach: () => () => globalThis.dispatchEvent(new Event('online')),
  play: async ({ canvas }) => {
    await heading('Φαρμακείο Ασκληπιός');
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(el.offline)).toBeVisible();
    await expect(await heading('Φαρμακείο Ασκληπιός')).toBeVisible();
  },
});

/** Others than moderators get "not found". */
export const NotModerator = meta.story({
  parameters: { pictures: { disable: 'It looks like another story.' } },
  beforeEach: ({ msw }) => msw.use(...moderation.fails('notFound')),
  play: showing(all.pages.notFound.heading),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...moderation.fails('gatewayTimeout')),
  play: async (context) => {
    await retryWith(context, ...moderation.working());
    await heading('Φαρμακείο Ασκληπιός');
  },
});
