import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Honeypot',
  component: Honeypot,
  decorators: [
    (Story) => (
      <>
        <label>
          Όνομα <input />
        </label>
        <Story />
        <label>
          Μήνυμα <input />
        </label>
      </>
    ),
  ],
  parameters: { pictures: { disable: 'There is nothing to see.' } },
});

/** Between two fields: neither the keyboard nor a screen reader meets it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(canvas.getByLabelText('Όνομα'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Μήνυμα')).toHaveFocus();
  },
});
