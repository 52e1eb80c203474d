import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { Poster } from '#src/components/manage/Poster.tsx';
import { paths } from '#src/config/paths.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { printPaper } from '#src/pages/shared/printPaper.ts';
import type { TabProps } from './tabs.ts';

const printStyles = printPaper({ size: 'A4', margin: '16mm', fontSize: '6.8mm' });

/** A sheet for the door, to print. */
export function PosterTab({ plan: { organisation: place } }: TabProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('manage.tabs.poster')}>
      <GlobalStyles styles={printStyles} />
      <Poster
        place={place.title}
        link={new URL(paths.listing.href(place.slug), location.origin).href}
      />
      <Button variant="contained" onClick={() => window.print()} sx={{ mt: 3 }}>
        {t('manage.poster.print')}
      </Button>
    </Panel>
  );
}
