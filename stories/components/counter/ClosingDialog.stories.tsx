import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ClosingDialog } from '#src/components/counter/ClosingDialog.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';

const meta = preview.meta({
  title: 'Components/Counter/ClosingDialog',
  component: ClosingDialog,
  args: { open: true, people: 12, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(520) },
});

const submit = () => screen.findByRole('button', { name: el.closing.submit });

/** Those who wait keep their numbers unless it is asked for. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ abort: false, message: '' }));
  },
});

/** Everyone in it loses the number; the button says how serious that is. */
export const EndsNumbers = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText(el.closing.abort));
    await userEvent.type(screen.getByLabelText(new RegExp(`^${el.closing.message}`)), 'Κλείσαμε');
    await userEvent.click(await submit());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ abort: true, message: 'Κλείσαμε' }),
    );
  },
});

/** Nobody is left in it. */
export const Empty = meta.story({
  args: { people: 0 },
  play: async () => {
    await submit();
    await expect(screen.queryByLabelText(el.closing.abort)).not.toBeInTheDocument();
  },
});
