import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Display/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      Ο αριθμός σας είναι 42<VisuallyHidden>, με πέντε άτομα μπροστά σας</VisuallyHidden>.
    </p>
  ),
});

/** Heard, not seen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(/με πέντε άτομα/);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
