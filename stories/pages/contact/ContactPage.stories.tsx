import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import ContactPage from '#src/pages/contact/ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/contact'], path: '/contact' },
    docs: {
      story: { inline: false },
      description: { component: 'The form, the office with its hours, and the map.' },
    },
  },
});

/** No tile server answers: the map falls back to what is bundled. */
const noTiles = ({ msw }: { msw: { use: (...handlers: RequestHandler[]) => void } }) =>
  msw.use(http.get('https://tiles.openfreemap.org/*', () => HttpResponse.error()));

/** Office, phones, emails, hours, map. */
export const Default = meta.story({
  beforeEach: noTiles,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '210 000 0000' })).toHaveAttribute(
      'href',
      'tel:2100000000',
    );
    await expect(canvas.getAllByRole('link', { name: /@seira\.example/ })).toHaveLength(2);
    const hours = within(canvas.getByRole('table'));
    await expect(hours.getAllByText('09:00 – 19:00')).toHaveLength(5);
    await expect(hours.getAllByText(el.display.hours.closed)).toHaveLength(2);
    await expect(canvas.getAllByRole('region', { name: el.help.contact.mapTitle })).not.toEqual([]);
  },
});

/** The form checks, keeps and says that it is not connected. */
export const Writing = meta.story({
  beforeEach: noTiles,
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: el.help.contact.formTitle }));
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'nikos');
    await userEvent.click(form.getByRole('button', { name: el.marketing.message.submit }));
    await expect(await form.findByText(el.validation.emailInvalid)).toBeVisible();
    const name = form.getByRole('textbox', { name: /^Όνομα/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Νίκος');
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), '@example.gr');
    await userEvent.type(form.getByRole('textbox', { name: /μήνυμά/ }), 'Καλημέρα σας');
    await userEvent.click(form.getByRole('button', { name: el.marketing.message.submit }));
    await expect(await form.findByText(el.common.notConnected)).toBeVisible();
    await expect(name).toHaveValue('Νίκος');
  },
});

export const English = meta.story({ beforeEach: noTiles, globals: { language: 'en' } });
export const Dark = meta.story({ beforeEach: noTiles, globals: { scheme: 'dark' } });
export const Narrow = meta.story({
  beforeEach: noTiles,
  globals: { viewport: { value: 'phone' } },
});
