import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LanguageSwitch } from '#src/components/navigation/header/LanguageSwitch.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'el' as const, onChange: fn() },
});

/** Greek is on. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'ΕΛ Ελληνικά' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'EN English' }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
});
