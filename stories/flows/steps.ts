import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { el } from '#src/i18n/el/index.ts';

/** The parts of a story's context that a step acts with. */
export type Acting = Pick<StoryContext, 'canvas' | 'userEvent' | 'msw'>;

/** One part of a journey. */
export type Step = (acting: Acting) => Promise<void>;

/** Steps one after the other: a story goes as far as the one before it, and one step on. */
export const inTurn =
  (...steps: Step[]): Step =>
  async (acting) => {
    for (const step of steps) await step(acting);
  };

/** The journey has come to an address. */
export const standsAt = (address: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address), {
    timeout: 20_000,
  });

/** The search of the home page, with a country beside the word. */
export const search: Step = async ({ canvas, userEvent }) => {
  const { keywords, location } = el.forms.search;
  const field = await canvas.findByRole('searchbox', { name: keywords }, { timeout: 20_000 });
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: new RegExp(location.replace('?', '\\?')) }),
    'Ελλάδα',
  );
  await userEvent.type(field, 'φαρμακειο{Enter}');
  await standsAt(`/listing-grid?${new URLSearchParams({ keywords: 'φαρμακειο' })}`);
};

const wednesday = { name: /^Τετάρτη 18 Μαρτίου/ };

/** The best match, opened. */
export const openListing: Step = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Φαρμακείο Ασκληπιός' }));
  await standsAt('/listing-grid/farmakeio-asklipios');
  await canvas.findByRole('heading', { level: 1, name: 'Φαρμακείο Ασκληπιός' });
  // Until its days are there, the booking has nothing that a keyboard could reach.
  await canvas.findByRole('gridcell', wednesday);
};

/** The day after tomorrow. */
export const chooseDay: Step = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('gridcell', wednesday));
  await expect(await canvas.findByText('43')).toBeVisible();
};

/** Of a day other than today the press says which. */
const take = { name: el.booking.takeFor.replace('{{day}}', 'Τετ 18 Μαρ') };

export const takeNumber: Step = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', take));
};

/** The number is there, beside the calendar. */
export const holdNumber: Step = async ({ canvas }) => {
  await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
  await canvas.findByRole('article', { name: 'Αριθμός 43' });
  await expect(canvas.queryByRole('button', take)).not.toBeInTheDocument();
};

/** The login, filled in and sent. */
export const logIn: Step = async ({ canvas, userEvent }) => {
  await standsAt('/login');
  const form = within(await canvas.findByRole('form', { name: el.auth.login }));
  await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'eleni@example.gr');
  await userEvent.type(form.getByLabelText(/^Κωδικός/), 'seira2026');
  await userEvent.click(form.getByRole('button', { name: el.auth.login }));
};

/** Logging in leads to the dashboard. */
export const onDashboard: Step = () => standsAt('/dashboard');
