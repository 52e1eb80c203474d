import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SocialLogin',
  component: SocialLogin,
  args: { onSelect: fn(), mode: 'login' as 'login' | 'signUp' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const provider of ['Google', 'Facebook', 'Twitter']) {
      await userEvent.click(canvas.getByRole('button', { name: `Σύνδεση με ${provider}` }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(provider.toLowerCase());
    }
  },
});

export const SignUp = meta.story({ args: { mode: 'signUp' } });
