import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import * as el from '#src/i18n/el/index.ts';
import { written } from '#src/i18n/el/written.ts';

const meta = preview.meta({
  title: 'Components/Forms/ReportDialog',
  component: ReportDialog,
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(480) },
});

const field = () => screen.findByLabelText(new RegExp(`^${el.forms.report.message}`));

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const message = await field();
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.type(message, 'Το τηλέφωνο δεν υπάρχει πια.');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: written.report.reason }),
      'details',
    );
    await userEvent.click(screen.getByRole('button', { name: el.forms.report.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { reason: 'details', message: 'Το τηλέφωνο δεν υπάρχει πια.' },
        { website: '', seconds: expect.any(Number) as number },
      ),
    );
  },
});
