import { expect, spyOn, type MockInstance } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { hiding } from '#stories/components/frames.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import { languageNames } from '#common/languages.ts';
import { common } from '#src/i18n/el/common.ts';
import { kiosk as el } from '#src/i18n/el/kiosk.ts';
import { kiosk as en } from '#src/i18n/en/kiosk.ts';
import { kiosk } from '#src/mocks/kiosk.ts';
import { bodiesOf } from '#src/mocks/mock.ts';
import KioskPage from '#src/pages/kiosk/KioskPage.tsx';

const SECRET = '0123456789abcdef'.repeat(2);
const ADDRESS = '/kiosk/kep-kypseli';

let print: MockInstance<() => void>;

const meta = preview.meta({
  title: 'Pages/Kiosk',
  component: KioskPage,
  beforeEach: ({ msw }) => {
    localStorage.setItem('seira.devices', JSON.stringify({ 'kep-kypseli': SECRET }));
    print = spyOn(window, 'print').mockReturnValue();
    msw.use(...kiosk.success());
  },
  parameters: screenAt(
    ADDRESS,
    "The kiosk at the door of a place, opened by the owner's link.",
    '/kiosk/:id',
  ),
  // The workshop has another origin in each run, and with it the address of the ticket.
  decorators: [hiding('& [role="img"]')],
});

/** One click issues a ticket, which is printed, and the screen returns to the start. */
export const TicketTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(el.take) }));
    await expect(await canvas.findByText('55')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.print }));
    await expect(print).toHaveBeenCalled();
  },
});

/** Somebody with a number says that they are here. A wrong number changes nothing. */
export const Arrival = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.presence()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.arrival.ask }));
    const field = await canvas.findByLabelText(el.arrival.label);
    await userEvent.type(field, '99{Enter}');
    await expect(
      await canvas.findByText(el.arrival.unknown.replace('{{label}}', '99')),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(await canvas.findByText(el.arrival.here.replace('{{label}}', '12'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.priority.back }));
    await expect(await canvas.findByRole('button', { name: new RegExp(el.take) })).toBeVisible();
  },
});

/**
 * A place with several services: one tap on a service issues its number. Priority is a quiet second
 * step, in English too. The number is issued with its reason.
 */
export const Services = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.hall()),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /^Α Πιστοποιητικά/ });
    await expect(first).toHaveTextContent('6 περιμένουν · περίπου 09:55–\u206010:10');
    await expect(canvas.getByText(el.unordered)).toBeVisible();
    await expect(canvas.getByText(/^Άδειες και εγκρίσεις: Διάλειμμα/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: languageNames.en }));
    await userEvent.click(await canvas.findByRole('button', { name: en.priority.ask }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pregnancy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('With priority: Pregnancy.');
    await userEvent.click(canvas.getByRole('button', { name: /^Β Παράβολα/ }));
    await expect(await canvas.findByText('Β12')).toBeVisible();
    await expect(canvas.getByText(en.unordered)).toBeVisible();
    await expect(bodiesOf('POST')).toEqual([
      { waiting_list_code: 'list-1', priority: 'pregnancy' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: en.ticket.done }));
    await expect(await canvas.findByRole('button', { name: el.priority.ask })).toBeVisible();
  },
});

/** On a tablet, the services and the way by phone are in view without a scroll. */
export const ServicesOnTablet = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...kiosk.hall()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: el.scan.title })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
});

/** The reasons for priority. */
export const Reasons = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.hall()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.priority.ask }));
    await expect(await canvas.findByRole('heading', { name: el.priority.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: el.priority.back }));
    await userEvent.click(await canvas.findByRole('button', { name: el.priority.ask }));
  },
});

export const Revoked = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.revoked()),
  play: showing(new RegExp(el.revoked)),
});

export const NoLink = meta.story({
  beforeEach: () => localStorage.removeItem('seira.devices'),
  play: showing(new RegExp(el.noLink)),
});

/** The place is loading, so there are no buttons. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.loading()),
  play: showing(common.moment),
});

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...kiosk.fails('offline')),
  play: showing(el.cut),
});
