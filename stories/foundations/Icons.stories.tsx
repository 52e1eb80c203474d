import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { usedIcons } from 'virtual:used-icons';
import preview from '#storybook/preview.tsx';
import { Row, Sheet } from './Specimen.tsx';

/** The icons that the product uses, read from its sources. */
const IconSheet = () => (
  <Sheet
    title="Icons"
    intro="Outlined Material icons. An icon accompanies a word. Alone, it needs an accessible name."
  >
    <Row>
      {Object.entries(usedIcons).map(([name, Icon]) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon aria-hidden />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Row>
  </Sheet>
);

const meta = preview.meta({ title: 'Foundations/Icons', component: IconSheet });

export const Default = meta.story({});
