/**
 * Colours by what they say. Each role is a set that works together: `background` with `text` on
 * it, `fill` with `onFill` on it, `outline` around either.
 */
export interface RoleColours {
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
  /** The dark layer between a picture and the text on it, and that text. */
  scrim: { fill: string; onFill: string };
};

export const lightRoles: Roles = {
  waiting: {
    background: '#FDF3E1',
    outline: '#E9A23B',
    text: '#774806',
    fill: '#E9A23B',
    onFill: '#10243E',
  },
  active: {
    background: '#E6F0F9',
    outline: '#0B5FA5',
    text: '#084A82',
    fill: '#0B5FA5',
    onFill: '#FFFFFF',
  },
  success: {
    background: '#EDF4E6',
    outline: '#41701F',
    text: '#33591A',
    fill: '#41701F',
    onFill: '#FFFFFF',
  },
  danger: {
    background: '#FBEAE8',
    outline: '#B3261E',
    text: '#8F1D17',
    fill: '#B3261E',
    onFill: '#FFFFFF',
  },
  neutral: {
    background: '#F1ECE3',
    outline: '#867D6C',
    text: '#44546A',
    fill: '#586679',
    onFill: '#FFFFFF',
  },
  accent: {
    background: '#FAEBE5',
    outline: '#B8482A',
    text: '#8F3519',
    fill: '#B8482A',
    onFill: '#FFFFFF',
  },
  ticket: {
    background: '#FFFDF8',
    outline: '#E3DCD0',
    text: '#10243E',
    fill: '#0B5FA5',
    onFill: '#FFFFFF',
  },
  control: { outline: '#867D6C' },
  scrim: { fill: '#0B1B2E', onFill: '#FFFFFF' },
};

export const darkRoles: Roles = {
  waiting: {
    background: '#3A2C12',
    outline: '#E9A23B',
    text: '#F7CD85',
    fill: '#E9A23B',
    onFill: '#10243E',
  },
  active: {
    background: '#12314D',
    outline: '#7DB8F0',
    text: '#B5D7F7',
    fill: '#7DB8F0',
    onFill: '#0B1622',
  },
  success: {
    background: '#1E3213',
    outline: '#9CC776',
    text: '#BFDFA3',
    fill: '#9CC776',
    onFill: '#0B1622',
  },
  danger: {
    background: '#43181A',
    outline: '#F2928C',
    text: '#F9C0BC',
    fill: '#F2928C',
    onFill: '#2A0B0A',
  },
  neutral: {
    background: '#1D2F40',
    outline: '#8CA0B3',
    text: '#C3CFDB',
    fill: '#8CA0B3',
    onFill: '#0B1622',
  },
  accent: {
    background: '#40231A',
    outline: '#F08A65',
    text: '#F8BFA7',
    fill: '#F08A65',
    onFill: '#2A0F06',
  },
  ticket: {
    background: '#16293B',
    outline: '#29405A',
    text: '#E9F0F6',
    fill: '#7DB8F0',
    onFill: '#0B1622',
  },
  control: { outline: '#6F879E' },
  scrim: { fill: '#060D15', onFill: '#FFFFFF' },
};
