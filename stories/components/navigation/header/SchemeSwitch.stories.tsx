import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SchemeSwitch } from '#src/components/navigation/header/SchemeSwitch.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SchemeSwitch',
  component: SchemeSwitch,
  tags: ['stable'],
  args: { value: 'light' as const, onChange: fn() },
});

/** One button with a menu. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Εμφάνιση: Φωτεινή' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Φωτεινή', checked: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('presentation', { hidden: true })).toBeNull());
  },
});

/** The menu open. */
export const Open = meta.story({
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open menu; the menu keeps the focus inside.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

/** The device's setting, the default for a new visitor. */
export const AsTheDevice = meta.story({ args: { value: 'system' } });

/** In English and dark. */
export const English = meta.story({
  args: { value: 'dark' },
  globals: { language: 'en', scheme: 'dark' },
});

/** The current scheme is marked in the menu. */
export const OpenAndDark = meta.story({
  args: { value: 'dark' },
  parameters: Open.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Εμφάνιση: Σκούρα' }));
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Σκούρα', checked: true }),
    ).toHaveFocus();
  },
});
