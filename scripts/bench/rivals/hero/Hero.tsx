import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { create } from 'axios';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Route, Routes, useNavigate } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';

const texts = {
  pages: {
    home: {
      heroTitle: 'Πάρε αριθμό από το σπίτι',
      heroText: 'Διαλέγεις μέρος και ημέρα, κρατάς τη θέση σου και έρχεσαι όταν πλησιάζει.',
    },
  },
  forms: { search: { keywords: 'Λέξεις', submit: 'Αναζήτηση' } },
};

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'el',
  fallbackLng: 'el',
  resources: { el: { translation: texts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

const theme = createTheme({ cssVariables: true });
const client = create({ timeout: 15_000 });
const ask = (path: string): Promise<{ places: number }> =>
  client.get<{ places: number }>(path).then(({ data }) => data);

function Hero() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const { data } = useSWR('/api/hero.json', ask);
  return (
    <Container component="main" sx={{ py: 9 }}>
      <Typography variant="h1" sx={{ fontSize: '2.5rem' }}>
        {t('pages.home.heroTitle')}
      </Typography>
      <Typography variant="subtitle1" sx={{ my: 3 }}>
        {t('pages.home.heroText')} <b>{data?.places ?? '–'}</b>
      </Typography>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(`/?${new URLSearchParams({ keywords })}`);
        }}
      >
        <TextField
          name="keywords"
          label={t('forms.search.keywords')}
          value={keywords}
          onChange={(event) => setKeywords(event.target.value)}
        />
        <Button type="submit" variant="contained">
          {t('forms.search.submit')}
        </Button>
      </form>
    </Container>
  );
}

/** A heading, a text, a field and a button on the app's stack, and nothing else: the floor. */
export function HeroApp() {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ revalidateOnFocus: false }}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <Routes>
            <Route path="*" element={<Hero />} />
          </Routes>
        </ThemeProvider>
      </SWRConfig>
    </I18nextProvider>
  );
}
