import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { signUp } from '#src/mocks/users.ts';
import SignUpPage from '#src/pages/sign-up/SignUpPage.tsx';

const meta = preview.meta({
  title: 'Pages/SignUp',
  component: SignUpPage,
  parameters: screenAt(
    '/sign-up',
    'The registration, with its validation and the responses of the server.',
  ),
});

/** With the terms and a link to the login. */
export const Default = meta.story({});

/** The server's error for each field. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...signUp.refused({ email: ['χρησιμοποιείται ήδη'], home_town: ['λείπει', 'είναι κενό'] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const firstName = canvas.getByRole('textbox', { name: /^Όνομα/ });
    await userEvent.type(firstName, 'Ελένη');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Επώνυμο/ }), 'Ράλλη');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /Ημέρα|Day/ }));
    await userEvent.keyboard('24051990');
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'eleni@seira.example');
    await userEvent.type(canvas.getByLabelText(/^Κωδικός/), 'seira2026');
    await userEvent.click(canvas.getByRole('button', { name: el.auth.signUp }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Email: χρησιμοποιείται ήδη');
    await expect(notice).toHaveTextContent('Home town: λείπει, είναι κενό');
    await expect(firstName).toHaveValue('Ελένη');
  },
});

/** A draft restored after a reload. A successful registration deletes it. */
export const Restored = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(
      'seira.drafts',
      JSON.stringify({
        sign_up: {
          first_name: 'Ελένη',
          last_name: 'Ράλλη',
          birth_date: '1990-05-24',
          gender: 'female',
          email: 'eleni@seira.example',
        },
      }),
    );
    msw.use(...signUp.success());
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Επώνυμο/ })).toHaveValue('Ράλλη');
    await expect(canvas.getByRole('group', { name: /^Ημερομηνία/ })).toHaveTextContent(
      '24/05/1990',
    );
    await expect(canvas.getByRole('radio', { name: el.auth.female })).toBeChecked();
    await userEvent.type(canvas.getByLabelText(/^Κωδικός/), 'seira2026');
    await userEvent.click(canvas.getByRole('button', { name: el.auth.signUp }));
    await canvas.findByText(el.user.registration.message);
    await expect(sessionStorage.getItem('seira.drafts')).toBeNull();
  },
});
