import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { interruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import * as el from '#src/i18n/el/index.ts';
import { social } from '#src/i18n/el/social.ts';
import { signIn, socialSignIn } from '#src/mocks/users.ts';
import LoginPage from '#src/pages/login/LoginPage.tsx';

const meta = preview.meta({
  title: 'Pages/Login',
  component: LoginPage,
  parameters: screenAt('/login', 'The login, with the message for each response of the server.'),
});

/** Login providers above the form, links below it. */
export const Default = meta.story({});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(...signIn.refused()),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'eleni@seira.example');
    await userEvent.type(canvas.getByLabelText(/^Κωδικός/), 'seira2026');
    await userEvent.click(canvas.getByRole('button', { name: el.auth.login }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Το e-mail ή ο κωδικός δεν είναι σωστά.');
    await expect(email).toHaveValue('eleni@seira.example');
    await userEvent.click(canvas.getByRole('button', { name: el.feedback.dismiss }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The login provider refused: the form allows another attempt. */
export const SocialFailed = meta.story({
  parameters: screenAt('/login#social-failure=unreachable&provider=google'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      social.failure.unreachable.replace('{{provider}}', 'Google'),
    );
  },
});

/** Another account has the e-mail address: its password or a link joins both. */
export const SocialConflict = meta.story({
  parameters: screenAt('/login#social=of-the-service&provider=google'),
  beforeEach: ({ msw }) => msw.use(...socialSignIn.conflict(), ...socialSignIn.mailed()),
  play: async ({ canvas, userEvent }) => {
    const { join } = social;
    await userEvent.click(await canvas.findByRole('button', { name: join.mail }));
    await expect(await canvas.findByText(/Στείλαμε σύνδεσμο/)).toBeVisible();
  },
});

export const WithInterruptedTicket = meta.story({
  beforeEach: () =>
    interruptedTicket.keep({
      slug: 'farmakeio-andronikou',
      title: 'Φαρμακείο Ανδρονίκου',
      date: '2026-03-17',
    }),
  play: showing(/Φαρμακείο Ανδρονίκου/),
});
