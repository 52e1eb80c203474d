import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import preview from '#storybook/preview.tsx';
import { colourGroups, type ColourGroup, type Pair } from './contrast.ts';
import { Sheet } from './Specimen.tsx';

const schemes = ['light', 'dark'] as const;

const Swatch = ({ name, ink, ground, least, ratio }: Pair) => {
  const line = least < 4.5;
  return (
    <Box
      sx={{
        bgcolor: ground,
        color: line ? 'text.primary' : ink,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        border: line ? `2px solid ${ink}` : '1px solid transparent',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2">
        {ink} / {ground}
      </Typography>
      <Typography variant="body2">
        {ratio.toFixed(1)}:1 · {ratio >= least ? `passes ${least}` : `fails ${least}`}
      </Typography>
    </Box>
  );
};

const Column = ({ scheme, group }: { scheme: (typeof schemes)[number]; group?: ColourGroup }) => (
  <Stack
    spacing={1}
    useFlexGap
    data-scheme={scheme}
    sx={{ p: 2, borderRadius: 2, bgcolor: 'background.default', color: 'text.primary' }}
  >
    {group?.pairs.map((pair) => (
      <Swatch key={pair.name} {...pair} />
    ))}
  </Stack>
);

/** Reads both schemes from the theme and computes every contrast. */
const Colours = () => {
  const { colorSchemes } = useTheme();
  const groups = schemes.map((scheme) => {
    const palette = colorSchemes?.[scheme]?.palette;
    return palette ? colourGroups(palette) : [];
  });
  return (
    <Sheet
      title="Colours by meaning"
      intro="Components use a role, never a hue. Each role is a set of matching colours. The number is the contrast ratio, computed on this page: at least 4.5 for text and 3 for the outline of a control. The light scheme is on the left, the dark scheme on the right."
    >
      {groups[0]?.map(({ name, says }, index) => (
        <Stack component="section" key={name} spacing={1} useFlexGap aria-label={name}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography color="text.secondary">{says}</Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {schemes.map((scheme, at) => (
              <Column key={scheme} scheme={scheme} group={groups[at]?.[index]} />
            ))}
          </Box>
        </Stack>
      ))}
    </Sheet>
  );
};

const meta = preview.meta({ title: 'Foundations/Colours', component: Colours });

/** Every pair of colours that occurs together, in both schemes. */
export const Default = meta.story();
