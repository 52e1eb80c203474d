import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';

const Account = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  minWidth: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0.5),
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 500,
  '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
  [theme.breakpoints.up('lg')]: { marginRight: theme.spacing(-1) },
  '& .name': {
    display: 'none',
    maxWidth: 150,
    ...theme.mixins.ellipsis,
    paddingRight: theme.spacing(1),
    [theme.breakpoints.up('md')]: { display: 'block' },
  },
}));

export interface AccountButtonProps {
  user: { name: string; image?: string | null };
  onOpen: () => void;
  /** Called when the button is hovered or focused, to load its panel. */
  onReach?: () => void;
}

/** Opens the panel of the logged-in person. */
export function AccountButton({ user, onOpen, onReach }: AccountButtonProps) {
  const { t } = useTranslation();
  return (
    <Account aria-haspopup="dialog" onClick={onOpen} onPointerEnter={onReach} onFocus={onReach}>
      <Portrait name={user.name} src={user.image} size={36} />
      <span className="name" aria-hidden>
        {user.name}
      </span>
      <VisuallyHidden>{`${user.name}, ${t('navigation.account')}`}</VisuallyHidden>
    </Account>
  );
}
