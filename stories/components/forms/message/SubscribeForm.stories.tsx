import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/SubscribeForm',
  component: SubscribeForm,
  args: { onSubmit: fn() },
});

const email = new RegExp(`^${el.forms.subscribe.email}`);

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(email), 'maria@example.gr{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { email: 'maria@example.gr' },
        { website: '', seconds: expect.any(Number) as number },
      ),
    );
  },
});
