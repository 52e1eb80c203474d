import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { durations } from '#theme/tokens.ts';
import { Row, Sheet, Specimen } from './Specimen.tsx';

/** The durations and the curves of the theme, to try out. */
const MotionSheet = () => {
  const { transitions } = useTheme();
  const [moved, setMoved] = useState(false);
  return (
    <Sheet
      title="Motion"
      intro="Motion only ever explains something: where a thing came from, what changed. Who asks their system for less motion sees none."
    >
      <Button
        variant="contained"
        aria-pressed={moved}
        onClick={() => setMoved(!moved)}
        sx={{ alignSelf: 'start' }}
      >
        Κίνηση
      </Button>
      <Row>
        {Object.entries(durations).map(([name, duration]) => (
          <Specimen
            key={name}
            name={name}
            value={`${duration} ms, ${transitions.easing.easeInOut}`}
          >
            <Box
              sx={{
                width: 32,
                height: 32,
                borderRadius: 1,
                bgcolor: 'primary.main',
                transform: moved ? 'translateX(96px)' : 'none',
                transition: transitions.create('transform', { duration }),
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          </Specimen>
        ))}
      </Row>
    </Sheet>
  );
};

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionSheet });

/** Press the button to see each duration. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Κίνηση' }));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
});
