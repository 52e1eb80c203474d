import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import preview from '#storybook/preview.tsx';
import { Row, Sheet, Specimen } from './Specimen.tsx';

const levels = [0, 1, 4, 8, 16];

/** How surfaces stand above the page. */
const ElevationSheet = () => (
  <Sheet
    title="Elevation"
    intro="Borders before shadows: a card lies on the page and has a line around it; only what floats above other content, a menu or a dialog, casts a shadow."
  >
    <Row>
      <Specimen name="Card" value="a line, no shadow">
        <Card>
          <CardContent>
            <Typography>Κάρτα</Typography>
          </CardContent>
        </Card>
      </Specimen>
      {levels.map((level) => (
        <Specimen key={level} name={`elevation ${level}`} value={`theme.shadows[${level}]`}>
          <Paper elevation={level} sx={{ p: 2 }}>
            <Typography>Επιφάνεια</Typography>
          </Paper>
        </Specimen>
      ))}
    </Row>
  </Sheet>
);

const meta = preview.meta({ title: 'Foundations/Elevation', component: ElevationSheet });

/** Surfaces by day. */
export const Default = meta.story();
