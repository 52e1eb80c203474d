import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Hands } from '#stories/components/forms/inForm.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { help } from '#src/i18n/el/help.ts';
import * as el from '#src/i18n/el/index.ts';
import { message } from '#src/mocks/forms.ts';
import ContactPage from '#src/pages/contact/ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: screenAt('/contact', 'The form, the office with its hours, and the map.'),
  // Without a tile server, the map uses the bundled style.
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://tiles.openfreemap.org/*', () => HttpResponse.error())),
});

/** Office, phone numbers, e-mail addresses, hours and map. */
export const Default = meta.story({});

/** Without the endpoint, the form validates, keeps the input and says that it cannot be sent. */
export const EndpointMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...message.fails('notFound')),
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: help.contact.formTitle }));
    // The honeypot field is hidden from screen readers and keyboard.
    await expect(form.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'nikos');
    await userEvent.click(form.getByRole('button', { name: el.forms.report.submit }));
    await expect(await form.findByText(el.validation.emailInvalid)).toBeVisible();
    const name = form.getByRole('textbox', { name: /^Όνομα/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Νίκος');
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), '@example.gr');
    await userEvent.type(form.getByRole('textbox', { name: /μήνυμά/ }), 'Καλημέρα σας');
    await userEvent.click(form.getByRole('button', { name: el.forms.report.submit }));
    await expect(await form.findByText(el.common.notConnected)).toBeVisible();
    await expect(name).toHaveValue('Νίκος');
  },
});

/** Fills in and submits the form. */
const write = async ({ canvas, userEvent }: Hands) => {
  const form = within(canvas.getByRole('form', { name: help.contact.formTitle }));
  const text = form.getByRole('textbox', { name: /μήνυμά/ });
  await userEvent.type(form.getByRole('textbox', { name: /^Όνομα/ }), 'Νίκος');
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'nikos@example.gr');
  await userEvent.type(text, 'Καλημέρα σας');
  await userEvent.click(form.getByRole('button', { name: el.forms.report.submit }));
  return { form, text };
};

/** The next steps, and cleared fields. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(...message.success()),
  play: async ({ canvas, userEvent }) => {
    const { form, text } = await write({ canvas, userEvent });
    await expect(await form.findByText(/απαντήσουμε στο nikos@example\.gr/)).toBeVisible();
    await waitFor(() => expect(text).toHaveValue(''));
  },
});

/** The server returns field errors. */
export const RefusedByField = meta.story({
  beforeEach: ({ msw }) => msw.use(...message.refused({ email: ['δεν είναι έγκυρη διεύθυνση'] })),
  play: async ({ canvas, userEvent }) => {
    const { form, text } = await write({ canvas, userEvent });
    await expect(await form.findByText('Δεν είναι έγκυρη διεύθυνση.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Email/ })).toHaveFocus());
    await expect(text).toHaveValue('Καλημέρα σας');
  },
});
