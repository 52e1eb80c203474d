import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';

const meta = preview.meta({
  title: 'Components/Display/RotatingWords',
  component: RotatingWords,
  args: {
    words: [
      'Ξενοδοχεία',
      'Εστιατόρια',
      'Καταστήματα',
      'Κομμωτήρια',
      'Διαμερίσματα',
      'Ταξίδια',
      'Επιχειρήσεις',
      'Γυμναστήρια',
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ξενοδοχεία, Εστιατόρια, /)).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
