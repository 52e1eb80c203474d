import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { signUp } from '#src/mocks/handlers/users.ts';
import { buildFieldProblems } from '#src/mocks/users.ts';
import SignUpPage from '#src/pages/sign-up/SignUpPage.tsx';

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

export const Default = meta.story({});

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...signUp.success()),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText(el.user.registration.message)).toBeVisible();
    await expect(localStorage.getItem('id_token')).toBe('mock-access-token');
  },
});

/** One line for each field, with the server's own words. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...signUp.refused(
        buildFieldProblems({ email: ['χρησιμοποιείται ήδη'], home_town: ['λείπει', 'είναι κενό'] }),
      ),
    ),
  play: saysAndKeeps('Email: χρησιμοποιείται ήδη', 'Home town: λείπει, είναι κενό'),
});

export const GatewayTimeout = meta.story({
  beforeEach: ({ msw }) => msw.use(...signUp.fails('gatewayTimeout')),
  play: saysAndKeeps(el.errors.general50x),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...signUp.fails('offline')),
  play: saysAndKeeps(el.errors.network),
});

export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(...signUp.fails('tooMany')),
  play: saysAndKeeps(el.errors.rateLimited_one),
});

/** Nothing filled in: every rule speaks and the first field gets the focus. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.signUp }));
    await expect(await canvas.findByText(el.validation.firstNameRequired)).toBeVisible();
    for (const text of [
      el.validation.lastNameRequired,
      el.validation.birthDateRequired,
      el.validation.emailRequired,
    ])
      await expect(canvas.getByText(text)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Όνομα/ })).toHaveFocus();
  },
});

export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
