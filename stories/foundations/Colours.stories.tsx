import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme, type Palette } from '@mui/material/styles';
import preview from '#storybook/preview.tsx';
import type { RoleName } from '#theme/roles.ts';
import { contrast } from './contrast.ts';
import { Sheet } from './Specimen.tsx';

/** Two colours that occur together, with their contrast. */
interface Pair {
  name: string;
  /** The foreground: text or a line. */
  ink: string;
  ground: string;
  /** 4.5 for text, 3 for lines of controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
  least: number;
  ratio: number;
}

/** The pairs of a role or of the page. */
interface ColourGroup {
  name: string;
  says: string;
  pairs: Pair[];
}

const pair = (name: string, ink: string, ground: string, least = 4.5): Pair => ({
  name,
  ink,
  ground,
  least,
  ratio: contrast(ink, ground),
});

const roles: Record<RoleName, string> = {
  waiting: 'Someone waits, or something needs attention soon.',
  active: 'Selected, current or informative. Also selected text.',
  success: 'Done, served, open.',
  danger: 'Errors, cancellations and irreversible actions.',
  neutral: 'Past, unknown or unimportant.',
  accent: 'The warm accent of a page, never a state.',
  ticket: 'The paper of a ticket and its ink.',
};

const pageGroup = (palette: Palette): ColourGroup => ({
  name: 'page',
  says: 'Text, links and outlines on the page and on sheets.',
  pairs: (['default', 'paper'] as const).flatMap((name) => {
    const ground = palette.background[name];
    return [
      pair(`text.primary / background.${name}`, palette.text.primary, ground),
      pair(`text.secondary / background.${name}`, palette.text.secondary, ground),
      pair(`primary.main / background.${name}`, palette.primary.main, ground),
      pair(`secondary.main / background.${name}`, palette.secondary.main, ground),
      pair(`error.main / background.${name}`, palette.error.main, ground),
      pair(`control.outline / background.${name}`, palette.roles.control.outline, ground, 3),
    ];
  }),
});

const buttonGroup = (palette: Palette): ColourGroup => ({
  name: 'buttons',
  says: 'The label of a filled button in each colour.',
  pairs: (['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const).map((name) =>
    pair(`${name}.contrastText / ${name}.main`, palette[name].contrastText, palette[name].main),
  ),
});

/** All pairs of colours in a scheme, from the theme. */
const colourGroups = (palette: Palette): ColourGroup[] => [
  pageGroup(palette),
  buttonGroup(palette),
  ...Object.entries(roles).map(([name, says]) => {
    const set = palette.roles[name as RoleName];
    return {
      name,
      says,
      pairs: [
        pair('text / background', set.text, set.background),
        pair('onFill / fill', set.onFill, set.fill),
      ],
    };
  }),
  {
    name: 'scrim',
    says: 'The dark layer between a picture and its text.',
    pairs: [pair('onFill / fill', palette.roles.scrim.onFill, palette.roles.scrim.fill)],
  },
];

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
