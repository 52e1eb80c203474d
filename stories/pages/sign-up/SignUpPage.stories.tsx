import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { type Call, overhear } from '#src/mocks/mock.ts';
import { signUp } from '#src/mocks/users.ts';
import SignUpPage from '#src/pages/sign-up/SignUpPage.tsx';

let calls: Call[] = [];

const meta = preview.meta({
  title: 'Pages/SignUp',
  component: SignUpPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/sign-up'], path: '/sign-up' },
    docs: {
      story: { inline: false },
      description: { component: 'Opening an account: every rule and every answer of the server.' },
    },
  },
});

type Acting = Pick<StoryContext, 'canvas' | 'userEvent'>;

const fillIn = async ({ canvas, userEvent }: Acting): Promise<void> => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Όνομα/ }), 'Ελένη');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Επώνυμο/ }), 'Ράλλη');
  await userEvent.click(canvas.getByRole('spinbutton', { name: /Ημέρα|Day/ }));
  await userEvent.keyboard('24051990');
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'eleni@seira.example');
  await userEvent.type(canvas.getByLabelText(/^Κωδικός/), 'seira2026');
  await userEvent.click(canvas.getByRole('button', { name: el.auth.signUp }));
};

const saysAndKeeps =
  (...lines: string[]) =>
  async (context: Acting): Promise<void> => {
    const { canvas } = context;
    await fillIn(context);
    const notice = await canvas.findByRole('alert');
    for (const line of lines) await expect(notice).toHaveTextContent(line);
    await expect(canvas.getByRole('textbox', { name: /^Όνομα/ })).toHaveValue('Ελένη');
    await expect(canvas.getByLabelText(/^Κωδικός/)).toHaveValue('seira2026');
  };

/** The terms, and the way back to the login. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.auth.terms)).toBeVisible();
    await expect(canvas.getByRole('link', { name: el.auth.login })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'male',
      'female',
    ]);
  },
});

export const Success = meta.story({
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(...overhear('*/api/users/sign_up', calls), ...signUp.success());
  },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText(el.user.registration.message)).toBeVisible();
    await expect(localStorage.getItem('id_token')).toBe('mock-access-token');
    await expect(localStorage.getItem('refresh_token')).toBe('mock-refresh-token');
    await expect(calls.map(({ body }) => body)).toEqual([
      {
        first_name: 'Ελένη',
        last_name: 'Ράλλη',
        birth_date: '1990-05-24',
        email: 'eleni@seira.example',
        password: 'seira2026',
      },
    ]);
  },
});

/** One line for each field, with the server's own words. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...signUp.refused({ email: ['χρησιμοποιείται ήδη'], home_town: ['λείπει', 'είναι κενό'] }),
    ),
  play: saysAndKeeps('Email: χρησιμοποιείται ήδη', 'Home town: λείπει, είναι κενό'),
});

/** Back after a reload: the draft is in the fields; an account that was opened ends it. */
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
