import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import preview from '#storybook/preview.tsx';
import { durations, radii } from '#theme/tokens.ts';
import { Row, Sheet, Specimen } from './Specimen.tsx';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];
const levels = [0, 1, 4, 8, 16];

/** Spacing, corners, elevation and motion, read from the theme. */
const Measures = () => {
  const { breakpoints, spacing, transitions } = useTheme();
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Sheet
        title="Space"
        intro="Distances are multiples of one unit. Related elements are closer together. Content is never wider than the lg breakpoint."
      >
        <Row>
          {steps.map((step) => (
            <Specimen key={step} name={`spacing(${step})`} value={spacing(step)}>
              <Box sx={{ width: spacing(step), height: 24, bgcolor: 'primary.main' }} />
            </Specimen>
          ))}
          {breakpoints.keys.map((key) => (
            <Specimen key={key} name={key} value={`from ${breakpoints.values[key]} px`}>
              <Box sx={{ height: 4, bgcolor: 'secondary.main' }} />
            </Specimen>
          ))}
        </Row>
      </Sheet>
      <Sheet
        title="Shape"
        intro="Corners distinguish controls, cards, chips and tickets. A nested element has the smaller radius."
      >
        <Row>
          {Object.entries(radii).map(([name, radius]) => (
            <Specimen key={name} name={name} value={`${radius} px`}>
              <Box sx={{ height: 72, borderRadius: `${radius}px`, border: 2 }} />
            </Specimen>
          ))}
        </Row>
      </Sheet>
      <Sheet
        title="Elevation"
        intro="A card has a border. Only elements that float above other content, such as menus and dialogs, have a shadow."
      >
        <Row>
          <Specimen name="Card" value="a border, no shadow">
            <Card>
              <CardContent>Κάρτα</CardContent>
            </Card>
          </Specimen>
          {levels.map((level) => (
            <Specimen key={level} name={`elevation ${level}`} value={`theme.shadows[${level}]`}>
              <Paper elevation={level} sx={{ p: 2 }}>
                Επιφάνεια
              </Paper>
            </Specimen>
          ))}
        </Row>
      </Sheet>
      <Sheet
        title="Motion"
        intro="Motion only explains changes. It is disabled if the system setting asks for reduced motion."
      >
        <Button variant="contained" onClick={() => setMoved(!moved)} sx={{ alignSelf: 'start' }}>
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
                  bgcolor: 'primary.main',
                  transform: moved ? 'translateX(96px)' : 'none',
                  transition: transitions.create('transform', { duration }),
                }}
              />
            </Specimen>
          ))}
        </Row>
      </Sheet>
    </>
  );
};

const meta = preview.meta({ title: 'Foundations/Measures', component: Measures });

export const Default = meta.story();
