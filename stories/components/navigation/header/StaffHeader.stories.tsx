import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StaffHeader } from '#src/components/navigation/header/StaffHeader.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/StaffHeader',
  component: StaffHeader,
  args: {
    title: 'ΚΕΠ Κυψέλης',
    role: 'Υπεύθυνος',
    tabs: [
      { href: '/counter/kep-kypseli', label: 'Εξυπηρέτηση' },
      { href: '/places/kep-kypseli/manage', label: 'Διαχείριση' },
      { href: '/board/kep-kypseli', label: 'Οθόνη κλήσεων' },
    ],
    account: { user: { name: 'Μάρκος Υπεύθυνος' }, onOpen: fn() },
    language: 'el' as const,
    onLanguageChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/places/kep-kypseli/manage'], path: '*' },
  },
});

/** The place, the role and the current screen. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Διαχείριση');
    await userEvent.click(canvas.getByRole('button', { name: /Μάρκος Υπεύθυνος/ }));
    await expect(args.account?.onOpen).toHaveBeenCalled();
  },
});

/** A long name is shortened, and nothing wraps. */
export const LongText = meta.story({
  args: { title: 'Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Ενότητας Αγίων Αναργύρων – Καματερού' },
  globals: { viewport: { value: 'xs' } },
});

/** The memberships are still unknown. */
export const Loading = meta.story({ args: { title: null, role: null, tabs: [] } });
