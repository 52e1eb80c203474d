import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SchemeChoices } from '#src/components/navigation/header/SchemeChoices.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SchemeChoices',
  component: SchemeChoices,
  tags: ['stable'],
  args: { value: 'system' as const, onChange: fn() },
});

/** The device's setting, the default for a new visitor. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Σκούρα' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});

/** Pressing the current choice changes nothing. */
export const ChosenAlready = meta.story({
  args: { value: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByRole('button', { name: 'Φωτεινή', pressed: true });
    await userEvent.click(chosen);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** By the keyboard alone. */
export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
});

/** In English and dark. */
export const English = meta.story({
  args: { value: 'dark' },
  globals: { language: 'en', scheme: 'dark', viewport: { value: 'phone' } },
});
