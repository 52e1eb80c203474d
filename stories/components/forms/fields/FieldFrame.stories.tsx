import OutlinedInput from '@mui/material/OutlinedInput';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  describedBy,
  FieldFrame,
  type FieldMarks,
} from '#src/components/forms/fields/FieldFrame.tsx';

const marks: FieldMarks = {
  id: 'name',
  labelId: 'name-label',
  helpId: 'name-help',
  error: undefined,
};

const meta = preview.meta({
  title: 'Components/Forms/Fields/FieldFrame',
  component: FieldFrame,
  args: { state: marks, label: 'Όνομα', hint: 'Όπως στην ταυτότητά σας', children: null },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <FieldFrame {...args}>
        <OutlinedInput
          id={args.state.id}
          inputProps={{
            'aria-describedby': describedBy(args.state, args.hint),
            'aria-invalid': Boolean(args.state.error),
          }}
        />
      </FieldFrame>
    </div>
  ),
});

/** A press on the label leads to the control, which is described by the hint. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Όνομα');
    await expect(field).toHaveAccessibleDescription('Όπως στην ταυτότητά σας');
    await userEvent.click(canvas.getByText('Όνομα'));
    await expect(field).toHaveFocus();
  },
});
