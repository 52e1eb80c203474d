import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { signIn, signOut } from '#src/mocks/users.ts';
import { Journey } from './Journey.tsx';
import {
  chooseDay,
  inTurn,
  logIn,
  onDashboard,
  openListing,
  standsAt,
  takeNumber,
  type Step,
} from './steps.ts';
import { undecided, wholeServer } from './surroundings.ts';

const at = (address: string) => ({ router: { initialEntries: [address] } });

const meta = preview.meta({
  title: 'Flows/Coming in',
  component: Journey,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...at('/listing-grid?keywords=φαρμακειο'),
    undecided,
    docs: {
      story: { inline: false },
      description: {
        component:
          'The login in the middle of taking a number, opening an account, and the way out.',
      },
    },
  },
  beforeEach: ({ msw }) => msw.use(...wholeServer(), ...signIn.success(), ...signOut.success()),
});

const interrupt = inTurn(openListing, chooseDay, takeNumber);

/** Without a session the press leads to the login, which names the pending action. */
export const Interrupted = meta.story({
  play: async (acting) => {
    await interrupt(acting);
    await standsAt('/login');
    await expect(
      await acting.canvas.findByText(
        el.pages.login.interrupted.replace('{{title}}', 'Φαρμακείο Ασκληπιός'),
      ),
    ).toBeVisible();
  },
});

const card = (canvas: Parameters<Step>[0]['canvas']) =>
  canvas.findByRole('region', { name: el.tickets.interrupted.title });

const finish: Step = async ({ canvas, userEvent }) => {
  const waiting = within(await card(canvas));
  await userEvent.click(await waiting.findByRole('button', { name: el.tickets.interrupted.take }));
  await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
};

/** One press finishes it, and the card goes. */
export const Finished = meta.story({
  play: async (acting) => {
    await inTurn(interrupt, logIn, onDashboard, finish)(acting);
    const { canvas } = acting;
    await canvas.findByRole('article', { name: 'Αριθμός 43' });
    await expect(
      canvas.queryByRole('region', { name: el.tickets.interrupted.title }),
    ).not.toBeInTheDocument();
  },
});

/** Logging out leads to the home page, and the header offers the login again. */
export const LoggedOut = meta.story({
  play: async (acting) => {
    await inTurn(interrupt, logIn, onDashboard)(acting);
    const { canvas, userEvent } = acting;
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: el.pages.dashboard.signOut }));
    await standsAt('/');
    await expect(await canvas.findByText(el.user.logout.message)).toBeVisible();
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: el.navigation.login })).toBeVisible();
    await expect(localStorage.getItem('id_token')).toBeNull();
    await expect(sessionStorage.getItem('seira.drafts')).toBeNull();
  },
});

/** The dashboard is for those who are logged in: the login comes first and leads back to it. */
export const Protected = meta.story({
  parameters: at('/dashboard?tab=bookmark'),
  play: async (acting) => {
    await logIn(acting);
    await standsAt('/dashboard?tab=bookmark');
  },
});
