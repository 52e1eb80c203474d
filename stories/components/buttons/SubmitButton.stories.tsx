import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const send = fn(() => new Promise<void>((done) => setTimeout(done, 200)));

const meta = preview.meta({
  title: 'Components/Forms/SubmitButton',
  component: SubmitButton,
  args: { children: 'Αποστολή', pendingLabel: 'Στέλνεται…' },
  decorators: [
    (Story) => (
      <FormShell initialValues={{}} onSubmit={send} aria-label="Δοκιμή">
        <Story />
      </FormShell>
    ),
  ],
  beforeEach: () => send.mockClear(),
});

/** A double press sends once, the focus stays. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    const waiting = await canvas.findByRole('button', { name: 'Στέλνεται…' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Αποστολή' })).toHaveFocus());
    await expect(send).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { pending: true } });
