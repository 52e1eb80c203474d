import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/RecoverForm',
  component: RecoverForm,
  args: { onSubmit: fn() },
  decorators: [within(480)],
});

/** A complete email is submitted. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'maria@example.gr{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.gr' }));
  },
});
