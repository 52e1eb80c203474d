/**
 * Colours by meaning. Each role is a set: `background` with `text` on it, `fill` with `onFill` on
 * it, and `outline` around either.
 */
interface RoleColours {
  background: string;
  outline: string;
  text: string;
  fill: string;
  onFill: string;
}

export type RoleName =
  'waiting' | 'active' | 'success' | 'danger' | 'neutral' | 'accent' | 'ticket';

export type Roles = Record<RoleName, RoleColours> & {
  /** The border of a control, at least 3:1 against both backgrounds. */
  control: { outline: string };
  /** The dark layer between a picture and its text, and that text. */
  scrim: { fill: string; onFill: string };
};

/** The colours of one role. The outline defaults to the fill. */
const colours = (
  background: string,
  text: string,
  fill: string,
  onFill: string,
  outline = fill,
): RoleColours => ({ background, outline, text, fill, onFill });

export const lightRoles: Roles = {
  waiting: colours('#FDF3E1', '#774806', '#E9A23B', '#10243E'),
  active: colours('#E6F0F9', '#084A82', '#0B5FA5', '#FFFFFF'),
  success: colours('#EDF4E6', '#33591A', '#41701F', '#FFFFFF'),
  danger: colours('#FBEAE8', '#8F1D17', '#B3261E', '#FFFFFF'),
  neutral: colours('#F1ECE3', '#44546A', '#586679', '#FFFFFF', '#867D6C'),
  accent: colours('#FAEBE5', '#8F3519', '#B8482A', '#FFFFFF'),
  ticket: colours('#FFFDF8', '#10243E', '#0B5FA5', '#FFFFFF', '#E3DCD0'),
  control: { outline: '#867D6C' },
  scrim: { fill: '#0B1B2E', onFill: '#FFFFFF' },
};

export const darkRoles: Roles = {
  waiting: colours('#3A2C12', '#F7CD85', '#E9A23B', '#10243E'),
  active: colours('#12314D', '#B5D7F7', '#7DB8F0', '#0B1622'),
  success: colours('#1E3213', '#BFDFA3', '#9CC776', '#0B1622'),
  danger: colours('#43181A', '#F9C0BC', '#F2928C', '#2A0B0A'),
  neutral: colours('#1D2F40', '#C3CFDB', '#8CA0B3', '#0B1622'),
  accent: colours('#40231A', '#F8BFA7', '#F08A65', '#2A0F06'),
  ticket: colours('#16293B', '#E9F0F6', '#7DB8F0', '#0B1622', '#29405A'),
  control: { outline: '#6F879E' },
  scrim: { fill: '#060D15', onFill: '#FFFFFF' },
};
