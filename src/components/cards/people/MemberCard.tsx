import { styled } from '@mui/material/styles';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { CardSurface } from '#src/components/cards/cardSurface.ts';

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

const Title = styled('h3', { name, slot: 'title' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.h4,
  overflowWrap: 'anywhere',
}));

const Role = styled('p', { name, slot: 'role' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  fontWeight: 650,
  color: theme.vars.palette.roles.accent.text,
}));

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
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
        <Title as="h3">{person}</Title>
        {role && <Role>{role}</Role>}
        {text && <Text>{text}</Text>}
      </div>
    </Root>
  );
}
