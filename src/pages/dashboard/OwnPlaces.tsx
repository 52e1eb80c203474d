import Button from '@mui/material/Button';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import type { Membership } from '#src/hooks/data/counter/useMemberships.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';

/** Pressed once, if ever. */
const Leaving = lazyInView<{ places: readonly Membership[] }>(
  async () => (await import('./Leaving.tsx')).Leaving,
  { height: '52px' },
);

export function OwnPlaces({ places }: { places: readonly Membership[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('navigation.panel.places')}>
      <Rows>
        {places.map(({ slug, title: place, role }) => (
          <Row key={slug} name={place}>
            <Button
              href={paths.counter.href(slug)}
              variant="outlined"
              aria-label={t('navigation.panel.counterOf', { place })}
              startIcon={<StorefrontOutlined />}
            >
              {t('navigation.panel.counter')}
            </Button>
            {role === 'owner' && (
              <Button
                href={paths.manage.href(slug)}
                aria-label={t('navigation.panel.manage', { place })}
                startIcon={<TuneOutlined />}
              >
                {t('navigation.panel.manageIt')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <Leaving places={places} />
    </Panel>
  );
}
