import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p style={{ marginBlock: '1em' }}>Η επικεφαλίδα της σελίδας.</p>
      <main id="main">Το περιεχόμενο.</main>
    </>
  ),
  parameters: { docs: covering(160) },
});

/** The focus shows it, Enter follows it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    link.focus();
    await expect(link).toBeVisible();
  },
});
