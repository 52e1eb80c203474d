import Avatar, { type AvatarProps } from '@mui/material/Avatar';

const firstLetters = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word.normalize('NFD'))[0] ?? '')
    .join('')
    .toUpperCase();

/** A drawing that an older server gave to each account: nobody chose it, and it fits nobody. */
const RANDOM = /\/pictures\/portraits\/usr_\w+\.svg$/;

export interface PortraitProps extends Omit<AvatarProps, 'src' | 'alt' | 'children'> {
  /** Address of the portrait. Without a chosen one, the initials are shown. */
  src?: string | null;
  name: string;
  /** Side length in px. */
  size?: number;
}

/** A round, decorative portrait of a person, with initials as a placeholder. */
export function Portrait({ src, name, size = 48, sx, ...rest }: PortraitProps) {
  return (
    <Avatar
      aria-hidden
      src={src && !RANDOM.test(src) ? src : undefined}
      slotProps={{ img: { alt: '', loading: 'lazy', width: size, height: size } }}
      sx={[
        {
          width: size,
          height: size,
          fontSize: Math.round(size * 0.38),
          fontWeight: 650,
          color: 'roles.active.text',
          bgcolor: 'roles.active.background',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      {firstLetters(name) || undefined}
    </Avatar>
  );
}
