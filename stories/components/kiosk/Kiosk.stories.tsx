import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen } from '#stories/components/frames.tsx';
import { KioskHead } from '#src/components/kiosk/KioskHead.tsx';
import { StaffSettings } from '#src/components/kiosk/StaffSettings.tsx';
import { KioskStart } from '#src/components/kiosk/KioskStart.tsx';
import { KioskTicket } from '#src/components/kiosk/KioskTicket.tsx';
import { kiosk as el } from '#src/i18n/el/kiosk.ts';

const meta = preview.meta({ title: 'Components/Kiosk' });

const onTake = fn();
const list = { state: 'open', waiting: 12, message: null } as const;

/** Available and unavailable lists. While one ticket is pending, other buttons are disabled. */
export const SeveralLists = meta.story({
  render: () => (
    <KioskStart
      pending="a"
      onTake={onTake}
      lists={[
        { ...list, code: 'a', service: 'Πληροφορίες' },
        { ...list, code: 'b', service: 'Ταμείο', waiting: 0 },
        {
          ...list,
          code: 'c',
          service: 'Πρωτόκολλο',
          state: 'paused',
          message: 'Επιστρέφουμε στις 11:15',
        },
        { ...list, code: 'd', service: 'Πιστοποιητικά', state: 'full' },
        { ...list, code: 'e', service: 'Βεβαιώσεις', state: 'closed' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(onTake).not.toHaveBeenCalled();
  },
});

/** A day without lists, in English. */
export const Empty = meta.story({
  render: () => <KioskStart />,
  globals: { language: 'en' },
});

const onDrawn = fn();

/** A ticket with all details and its print version. The place may close before the call. */
export const Ticket = meta.story({
  render: () => (
    <KioskTicket
      place="ΚΕΠ Κυψέλης"
      rank={55}
      ahead={31}
      window={{ from: '13:30', to: '14:00' }}
      enough={false}
      link="https://seira.example/ticket/0123456789abcdef0123456789abcdef"
      seconds={25}
      onDrawn={onDrawn}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
    await waitFor(() => expect(onDrawn).toHaveBeenCalled());
  },
});

/** A long number without other details, on a small phone. */
export const MinimalTicket = meta.story({
  render: () => <KioskTicket place="ΚΕΠ Κυψέλης" rank={1234} seconds={25} />,
  globals: { viewport: { value: 'phone' } },
});

const calls = [
  { rank: 43, counter: 'Θυρίδα 2' },
  { rank: 42, counter: 'Παραλαβή πιστοποιητικών και διαβατηρίων' },
  { rank: 41, counter: 'Θυρίδα 1' },
];

/** The façade, the name and the latest calls. Their places are kept while they load. */
export const Head = meta.story({
  render: () => (
    <>
      <section>
        <KioskHead title="ΚΕΠ Κυψέλης" picture="/pictures/scenes/kep.svg" nowServing={calls} />
      </section>
      <section>
        <KioskHead title="ΚΕΠ Κυψέλης" nowServing={[]} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const [known, loading] = canvas.getAllByRole('heading').map((title) => title.parentElement!);
    await expect(loading!.offsetHeight).toBe(known!.offsetHeight);
  },
});

const onPrinting = fn();

/** A short press gives a hint; a long one opens the settings. */
export const Settings = meta.story({
  parameters: { undecided: behindOpen },
  render: () => <StaffSettings printing={false} onPrinting={onPrinting} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: el.settings.open });
    await userEvent.click(button);
    await expect(canvas.getByText(el.settings.hold)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(await screen.findByRole('dialog', { name: el.settings.title })).toBeVisible();
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await userEvent.click(screen.getByRole('switch', { name: el.autoPrint }));
    await expect(onPrinting).toHaveBeenCalledWith(true);
  },
});
