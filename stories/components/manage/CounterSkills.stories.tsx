import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CounterSkills } from '#src/components/manage/CounterSkills.tsx';
import { services as el } from '#src/i18n/el/services.ts';

const meta = preview.meta({
  title: 'Components/Manage/CounterSkills',
  component: CounterSkills,
  args: {
    counters: [
      { name: 'Θυρίδα 1', services: ['a'] },
      { name: 'Θυρίδα 2', services: [] },
    ],
    services: [
      { code: 'a', name: 'Πιστοποιητικά' },
      { code: 'b', name: 'Παράβολα και πληρωμές' },
    ],
    pending: false,
    onSave: fn(),
  },
});

/** A counter with nothing selected serves all services. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(el.skills.everything)).toHaveLength(1);
    const [first] = canvas.getAllByLabelText('Πιστοποιητικά');
    await userEvent.click(first!);
    await expect(canvas.getAllByText(el.skills.everything)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: el.skills.save }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { name: 'Θυρίδα 1', services: [] },
      { name: 'Θυρίδα 2', services: [] },
    ]);
  },
});
