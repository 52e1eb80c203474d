import { styled } from '@mui/material/styles';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';

const Member = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(0.5),
  [theme.breakpoints.only('xs')]: {
    flexFlow: 'row wrap',
    '& > :last-child': { flex: '1 1 8rem' },
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    alignItems: 'center',
  },
}));

export interface TeamCardProps {
  name: string;
  occupation: string;
  text: string;
  image?: string | null;
}

/** A member of the team. */
export function TeamCard({ name, occupation, text, image }: TeamCardProps) {
  return (
    <Member as="div">
      <Portrait
        src={image}
        name={name}
        size={112}
        sx={{
          mb: { sm: 2 },
          flex: 'none',
          width: { xs: 84, sm: 112 },
          height: { xs: 84, sm: 112 },
        }}
      />
      <div>
        <CardTitle sx={{ overflowWrap: 'anywhere' }}>{name}</CardTitle>
        <CardText sx={{ fontWeight: 650, color: 'roles.accent.text' }}>{occupation}</CardText>
        <CardText sx={{ mt: 1, textWrap: 'pretty' }}>{text}</CardText>
      </div>
    </Member>
  );
}
