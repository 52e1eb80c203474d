import Stack from '@mui/material/Stack';
import Type from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Sheet } from './Specimen.tsx';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

const samples = {
  greek: 'Ταχεία αλώπηξ, ΰΐώ «Ωραία» 0123',
  latin: 'Quick fox, “waltz” & jumps 0123',
};

/** Every variant of the theme, in Greek and Latin letters. */
const TypeSheet = () => {
  const { typography } = useTheme();
  return (
    <Sheet
      title="Type in both alphabets"
      intro="One family, Commissioner, designed for Greek and Latin. A variant sets the look of a text, and its HTML element the level."
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={0.5}>
          <Type variant="caption" color="text.secondary">
            {variant} · {String(typography[variant].fontSize)} ·{' '}
            {String(typography[variant].fontWeight)}
          </Type>
          <Type variant={variant} component="p" lang="el">
            {samples.greek}
          </Type>
          <Type variant={variant} component="p" lang="en">
            {samples.latin}
          </Type>
        </Stack>
      ))}
    </Sheet>
  );
};

const meta = preview.meta({ title: 'Foundations/Typography', component: TypeSheet });

/** Both alphabets use the same loaded family. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [sample] = canvas.getAllByText(samples.greek);
    await expect(getComputedStyle(sample!).fontFamily).toContain('Commissioner Variable');
    await expect(document.fonts.check('16px "Commissioner Variable"', samples.greek)).toBe(true);
    await expect(document.fonts.check('16px "Commissioner Variable"', samples.latin)).toBe(true);
  },
});
