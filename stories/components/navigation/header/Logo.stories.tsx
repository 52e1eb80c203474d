import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Logo } from '#src/components/navigation/header/Logo.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Σειρά, αρχική σελίδα' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});
