import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import RecoverPage from '#src/pages/recover/RecoverPage.tsx';

const meta = preview.meta({
  title: 'Pages/Recover',
  component: RecoverPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/recover'], path: '/recover' },
    docs: { description: { component: 'The way back to an account whose password is lost.' } },
  },
});

/** The three ways on. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [key, href] of [
      ['login', '/login'],
      ['signUp', '/sign-up'],
      ['contact', '/contact'],
    ] as const)
      await expect(canvas.getByRole('link', { name: el.help.recover[key] })).toHaveAttribute(
        'href',
        href,
      );
  },
});

/** An email is needed; once it is there, the form says that it is not connected. */
export const Asking = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.click(canvas.getByRole('button', { name: el.help.recover.submit }));
    await expect(await canvas.findByText(el.validation.emailRequired)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'maria@example.gr');
    await userEvent.click(canvas.getByRole('button', { name: el.help.recover.submit }));
    await expect(await canvas.findByText(el.common.notConnected)).toBeVisible();
    await expect(email).toHaveValue('maria@example.gr');
  },
});

export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
