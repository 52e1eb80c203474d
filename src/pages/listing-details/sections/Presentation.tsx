import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { foreign } from '#common/greek/foreign.ts';
import { AMENITIES as amenities } from '#common/listing.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { formatPrice } from '#src/lib/numbers.ts';
import { oneOf } from '#src/lib/read.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { GalleryCarousel } from '#src/components/carousels/GalleryCarousel.tsx';
import { usePlaceNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { sceneNow } from '#src/lib/wait/scene.ts';

/** The current pictures of the listing, or its main picture if it has no others. */
export function Gallery({ id, organisation }: { id: string; organisation: Organisation }) {
  const { t } = useTranslation();
  const { title, image, images } = organisation;
  const { wait, serving } = usePlaceNow(id, organisation);
  const sources = (images.length > 0 ? images : [image])
    .map((one) => sceneNow(one, wait, serving))
    .filter((one) => one !== null);
  return (
    <GalleryCarousel
      autoplay
      label={t('details.gallery', { title })}
      images={sources.map((src, index) => ({
        src,
        alt: t('details.imageOf', { title, index: index + 1 }),
      }))}
    />
  );
}

const Features = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(1.5),
  '& li': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1.25) },
  '& svg': {
    flex: 'none',
    width: 26,
    height: 26,
    padding: 5,
    borderRadius: '50%',
    ...theme.mixins.soft('success'),
  },
}));

const paragraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);

export function Presentation({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { description, prices } = organisation;
  const features = organisation.amenities
    .map((key) => oneOf(amenities, key))
    .filter((key) => key !== null);

  return (
    <Stack sx={{ gap: 3 }}>
      <Panel title={t('fields.description')}>
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
          <Features>
            {features.map((key) => (
              <li key={key}>
                <Check aria-hidden />
                {t(`details.amenities.${key}`)}
              </li>
            ))}
          </Features>
        </Panel>
      )}
      {prices.length > 0 && (
        <Panel title={t('details.prices')}>
          <Box component="dl" sx={{ display: 'grid', gap: 1.5 }}>
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
                <Box component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
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
