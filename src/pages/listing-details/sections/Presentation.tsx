import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { FeatureList } from '#src/components/display/FeatureList.tsx';
import { AMENITIES as amenities } from '#common/listing.ts';
import { formatPrice } from '#src/lib/numbers.ts';
import { oneOf } from '#src/lib/read.ts';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { foreign } from '#common/greek/foreign.ts';

const paragraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The organisation's presentation: description, features, prices and video. */
export function Presentation({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { description, prices } = organisation;
  const features = organisation.amenities
    .map((key) => oneOf(amenities, key))
    .filter((key) => key !== null);

  return (
    <Stack sx={{ gap: 3 }}>
      <Panel title={t('details.about')}>
        <Stack sx={{ gap: 1.5, maxWidth: '46em' }}>
          {paragraphs(description ?? t('details.noDescription')).map((paragraph) => (
            <Typography key={paragraph} lang={foreign(paragraph, i18n.language)}>
              {paragraph}
            </Typography>
          ))}
        </Stack>
      </Panel>
      {features.length > 0 && (
        <Panel title={t('details.features')}>
          <FeatureList
            items={features.map((key) => ({ key, label: t(`details.amenities.${key}`) }))}
          />
        </Panel>
      )}
      {prices.length > 0 && (
        <Panel title={t('details.prices')}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            {prices.map((price) => (
              <Stack
                key={price.title}
                direction="row"
                sx={{ justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}
              >
                <dt lang={foreign(price.title, i18n.language)}>
                  <strong>{price.title}</strong>
                  {price.description && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {price.description}
                    </Typography>
                  )}
                </dt>
                <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {formatPrice(price.amount, price.currency, i18n.language)}
                </Box>
              </Stack>
            ))}
          </Box>
        </Panel>
      )}
      <Panel title={t('details.video')}>
        <Typography sx={{ mb: 2 }}>{t('details.videoText')}</Typography>
        <HowItWorksVideo label={t('details.playVideo')} />
      </Panel>
    </Stack>
  );
}
