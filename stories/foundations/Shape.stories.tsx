import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { radii } from '#theme/tokens.ts';
import { Row, Sheet, Specimen } from './Specimen.tsx';

/** The corner radii by what they round. */
const ShapeSheet = () => (
  <Sheet
    title="Shape"
    intro="Corners say what a thing is: a control, a card, a chip, a ticket. A thing inside another has the smaller radius."
  >
    <Row>
      {Object.entries(radii).map(([name, radius]) => (
        <Specimen key={name} name={name} value={`${radius} px`}>
          <Box
            sx={{
              height: 72,
              borderRadius: `${radius}px`,
              bgcolor: 'background.paper',
              border: '2px solid',
              borderColor: 'primary.main',
            }}
          />
        </Specimen>
      ))}
    </Row>
  </Sheet>
);

const meta = preview.meta({ title: 'Foundations/Shape', component: ShapeSheet });

/** Every radius of the theme. */
export const Default = meta.story();
