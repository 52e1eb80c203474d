import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { contrast } from '#theme/contrast.ts';
import { Sheet } from './Specimen.tsx';
import type { RoleColours, RoleName } from '#theme/roles.ts';

const names: RoleName[] = ['waiting', 'active', 'success', 'danger', 'neutral', 'accent', 'ticket'];

interface SwatchProps {
  label: string;
  text: string;
  ground: string;
}

const ratioText = (text: string, ground: string): string =>
  `${contrast(text, ground).toFixed(1)}:1`;

const Swatch = ({ label, text, ground }: SwatchProps) => (
  <Box sx={{ bgcolor: ground, color: text, p: 2, borderRadius: 1, minWidth: 190 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography variant="body2">
      {text} / {ground}
    </Typography>
    <Typography variant="body2">{ratioText(text, ground)}</Typography>
  </Box>
);

const Role = ({ name, set }: { name: RoleName; set: RoleColours }) => (
  <Stack component="section" spacing={1} aria-label={name}>
    <Typography variant="h3" component="h2">
      {name}
    </Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Swatch label="text / background" text={set.text} ground={set.background} />
      <Swatch label="onFill / fill" text={set.onFill} ground={set.fill} />
    </Stack>
  </Stack>
);

const grounds = ['default', 'paper'] as const;
const inks = ['primary', 'secondary'] as const;

/** Reads the scheme that is shown from the live theme, so that the page cannot lie about it. */
const Colours = ({ scheme }: { scheme: 'light' | 'dark' }) => {
  const palette = useTheme().colorSchemes?.[scheme]?.palette;
  if (!palette) return null;
  return (
    <Sheet
      title="Colours by what they say"
      intro="A component asks for a role, never for a hue. Each role is a set that works together; the figure is the contrast ratio, at least 4.5 for text."
    >
      <Stack component="section" spacing={1} aria-label="page">
        <Typography variant="h3" component="h2">
          page
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {grounds.flatMap((ground) =>
            inks.map((ink) => (
              <Swatch
                key={ground + ink}
                label={`text.${ink} / background.${ground}`}
                text={palette.text[ink]}
                ground={palette.background[ground]}
              />
            )),
          )}
        </Stack>
      </Stack>
      {names.map((name) => (
        <Role key={name} name={name} set={palette.roles[name]} />
      ))}
    </Sheet>
  );
};

const meta = preview.meta({
  title: 'Foundations/Colours',
  component: Colours,
  args: { scheme: 'light' as const },
});

/** The roles on a light page. */
export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(names.length + 1);
  },
});

/** The roles on a dark page. */
export const Dark = meta.story({ args: { scheme: 'dark' }, globals: { scheme: 'dark' } });
