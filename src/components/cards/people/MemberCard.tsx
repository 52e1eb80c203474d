import { styled } from '@mui/material/styles';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';

const name = 'SeiraMemberCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(0.5),
  [theme.breakpoints.only('xs')]: {
    flexDirection: 'row',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    alignItems: 'center',
  },
}));

export interface MemberCardProps {
  name?: string;
  role?: string;
  text?: string;
  image?: string | null;
}

/** A member of the team. For people who add listings use `AuthorCard`. */
export function MemberCard({ name: person = '', role, text, image }: MemberCardProps) {
  return (
    <Root as="div">
      <Portrait
        src={image}
        name={person}
        size={112}
        sx={{
          mb: { sm: 2 },
          flex: 'none',
          width: { xs: 84, sm: 112 },
          height: { xs: 84, sm: 112 },
        }}
      />
      <div>
        <CardTitle sx={{ overflowWrap: 'anywhere' }}>{person}</CardTitle>
        <CardText sx={{ fontWeight: 650, color: 'roles.accent.text' }}>{role}</CardText>
        <CardText sx={{ mt: 1, textWrap: 'pretty' }}>{text}</CardText>
      </div>
    </Root>
  );
}
