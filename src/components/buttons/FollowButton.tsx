import CheckIcon from '@mui/icons-material/Check';
import PersonAddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export interface FollowButtonProps extends Omit<ButtonProps, 'children' | 'value'> {
  name?: string;
  following?: boolean;
}

/** Follows or unfollows a person. */
export function FollowButton({ name = '', following = false, sx, ...rest }: FollowButtonProps) {
  const { t } = useTranslation();
  const text = t(following ? 'authors.following' : 'details.follow');
  return (
    <Button
      variant={following ? 'contained' : 'outlined'}
      startIcon={following ? <CheckIcon /> : <PersonAddIcon />}
      aria-pressed={following}
      aria-label={name ? `${text}: ${name}` : undefined}
      sx={[
        following && {
          color: 'roles.active.text',
          bgcolor: 'roles.active.background',
          '&:hover': { bgcolor: 'roles.active.background' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      {text}
    </Button>
  );
}
