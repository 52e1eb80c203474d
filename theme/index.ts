import { createTheme } from '@mui/material/styles';
import { dark, light } from './palette.ts';
import { baseline } from './overrides/baseline.ts';
import { controls } from './overrides/controls.ts';
import { data } from './overrides/data.ts';
import { feedback } from './overrides/feedback.ts';
import { inputs } from './overrides/inputs.ts';
import { surfaces } from './overrides/surfaces.ts';
import { mixinsOf } from './mixins.ts';
import { durations, radii, space } from './tokens.ts';
import { typography } from './typography.ts';

/** The theme. It contains no texts. Components get theirs from the translations. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light, dark },
  defaultColorScheme: 'light',
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: space.contentWidth, xl: 1536 } },
  spacing: space.unit,
  shape: { borderRadius: radii.control },
  typography,
  transitions: {
    duration: {
      shortest: durations.quick,
      shorter: durations.quick,
      short: durations.calm,
      standard: durations.calm,
      complex: durations.calm,
      enteringScreen: durations.calm,
      leavingScreen: durations.quick,
    },
  },
  components: { ...baseline, ...controls, ...inputs, ...surfaces, ...feedback, ...data },
});

// Distances are the same in both schemes. As numbers they make styles shorter than variables do, and
// the browser need not look each of them up.
Object.assign(theme.vars, { spacing: space.unit, shape: { borderRadius: radii.control } });
// MUI would compute all variables again at the start of the page.
theme.generateThemeVars = () => theme.vars;
theme.spacing = theme.generateSpacing();
Object.assign(theme.mixins, mixinsOf(theme));
