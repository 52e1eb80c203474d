import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { joinLine } from '#common/contract/door.ts';
import { join as el } from '#src/i18n/el/join.ts';
import { join as en } from '#src/i18n/en/join.ts';
import { door, phoneTicket, severalServices } from '#src/mocks/kiosk.ts';
import { bodiesOf, fails } from '#src/mocks/mock.ts';
import JoinPage from '#src/pages/join/JoinPage.tsx';

const ADDRESS = '/join/kep-kypseli';

const meta = preview.meta({
  title: 'Pages/Join',
  component: JoinPage,
  beforeEach: ({ msw }) => msw.use(...door.of()),
  parameters: screenAt(ADDRESS, 'A number at the door of a place, on a phone.', '/join/:id'),
});

/** One service: one click. The form also works before scripts load. */
export const OneService = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: new RegExp(el.take) });
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
    await expect(button.closest('form')).toHaveAttribute('action', ADDRESS);
  },
});

/** Several services after a scanned code. The pass is sent with the form. */
export const SeveralServices = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.of(severalServices)),
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: /Παράβολα/ });
    await expect(button).toHaveAttribute('value', 'service-b');
    await expect(canvasElement.querySelector('input[name=code]')).toHaveValue(
      'p.1.AAAAAAAAAAAAAAAA',
    );
  },
});

/** The phone has an open number here. There is nothing to press but the way to it. */
export const Held = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.of({ ticket: phoneTicket })),
  play: showing(el.open),
});

/** A logged-in person gets a number of their account. */
export const LoggedIn = meta.story({
  parameters: { signedIn: true },
  play: showing(el.leadOwn),
});

/** The outcome of the last number, and a button for another one. */
export const Served = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...door.of({ ticket: { ...phoneTicket, status: 'processed', people_ahead: 0 } })),
  play: showing(el.became.processed, el.another),
});

/** While one number is being taken, no other is. */
export const Taking = meta.story({
  beforeEach: ({ msw }) => msw.use(...fails(joinLine, 'loading'), ...door.of(severalServices)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Παράβολα/ }));
    await expect(await canvas.findByRole('button', { name: new RegExp(el.taking) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Πιστοποιητικά/ }));
    const taken = { service: 'service-b', code: 'p.1.AAAAAAAAAAAAAAAA' };
    await expect(bodiesOf('POST')).toEqual([taken]);
  },
});

/** A day without numbers, in English. */
export const NoneToday = meta.story({
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(...door.of({ services: [] })),
  play: showing(en.state.closed),
});

/** The address came without its code. Anything but six digits is not sent. */
export const CodeNeeded = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.of({ mode: 'rotating' })),
  play: async ({ canvas, userEvent }) => {
    const label = new RegExp(el.code.label);
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: label });
    await userEvent.type(field, '12345x7');
    await expect(field.validity.patternMismatch).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await expect(field.form?.checkValidity()).toBe(true);
  },
});

/** The code is too old. In English. */
export const CodeExpired = meta.story({
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(...door.codeExpired()),
  parameters: screenAt(`${ADDRESS}?code=1.AAAAAAAAAAAAAAAA`, undefined, '/join/:id'),
  play: showing(en.refused.code_expired),
});

/** The last number went to somebody else meanwhile. */
export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.full()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(el.take) }));
    await expect(await canvas.findByText(el.refused.list_full)).toBeVisible();
  },
});

/** The place gives no numbers this way. */
export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.fails('notFound')),
  play: showing(el.missing.title),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...door.loading()) });

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...door.fails('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
