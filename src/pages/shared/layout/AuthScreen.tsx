import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Page, type PageProps } from './Page.tsx';

/** A page with one sheet, for login, sign-up and e-mailed links. */
export function AuthScreen({ children, ...page }: Omit<PageProps, 'brandless'>) {
  return (
    <Page {...page}>
      <Container maxWidth={false} sx={{ maxWidth: 568, py: { xs: 3, md: 8 } }}>
        <Card sx={{ p: { xs: 2.5, sm: 5 } }}>
          <Typography
            variant="h1"
            sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)', mb: 3 }}
          >
            {page.title}
          </Typography>
          {children}
        </Card>
      </Container>
    </Page>
  );
}
