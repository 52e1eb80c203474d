import Avatar, { type AvatarProps } from '@mui/material/Avatar';

const firstLetters = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word.normalize('NFD'))[0] ?? '')
    .join('')
    .toUpperCase();

export interface PortraitProps extends Omit<AvatarProps, 'src' | 'alt' | 'children'> {
  /** The portrait's address; without one the initials are shown. */
  src?: string | null;
  name: string;
  /** The side in px. */
  size?: number;
}

/** A person's decorative portrait, round, with the initials until it loads or when there is none. */
export function Portrait({ src, name, size = 48, sx, ...rest }: PortraitProps) {
  return (
    <Avatar
      aria-hidden
      src={src ?? undefined}
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
