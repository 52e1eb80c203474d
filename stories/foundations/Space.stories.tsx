import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import preview from '#storybook/preview.tsx';
import { Row, Sheet, Specimen } from './Specimen.tsx';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

/** The spacing scale and the breakpoints, read from the theme. */
const SpaceSheet = () => {
  const { breakpoints, spacing } = useTheme();
  return (
    <Sheet
      title="Space"
      intro="Distances are steps of one unit. What belongs together stands closer than what does not; the content never gets wider than the lg breakpoint."
    >
      <Row>
        {steps.map((step) => (
          <Specimen key={step} name={`spacing(${step})`} value={spacing(step)}>
            <Box sx={{ width: spacing(step), height: 24, bgcolor: 'primary.main' }} />
          </Specimen>
        ))}
      </Row>
      <Row>
        {breakpoints.keys.map((key) => (
          <Specimen key={key} name={key} value={`from ${breakpoints.values[key]} px`}>
            <Box sx={{ height: 4, bgcolor: 'secondary.main' }} />
          </Specimen>
        ))}
      </Row>
    </Sheet>
  );
};

const meta = preview.meta({ title: 'Foundations/Space', component: SpaceSheet });

/** The whole scale. */
export const Default = meta.story();
