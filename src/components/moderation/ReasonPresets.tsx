import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ModerationItem } from './ItemParts.tsx';

const TEXTS = ['offTopic', 'language', 'advertising', 'personal'] as const;
const PLACES = ['incomplete', 'exists', 'proof', 'photos'] as const;
const REPORTS = ['followed', 'kept'] as const;

/** The usual reasons for each kind of item. */
const presetsOf = (kind: ModerationItem['kind']) => {
  if (kind === 'report') return REPORTS;
  return kind === 'review' || kind === 'comment' ? TEXTS : PLACES;
};

/** Usual reasons. A click writes a whole sentence into the field `reason`, which stays editable. */
export function ReasonPresets({ kind }: { kind: ModerationItem['kind'] }) {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<{ reason: string }>();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('moderation.presets.label')}
      sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      {presetsOf(kind).map((preset) => {
        const sentence = t(`moderation.presets.${preset}.text`);
        return (
          <Chip
            key={preset}
            label={t(`moderation.presets.${preset}.name`)}
            variant="outlined"
            onClick={() => {
              const written = values.reason.trim();
              const next = written ? `${written} ${sentence}` : sentence;
              if (!written.includes(sentence)) void setFieldValue('reason', next);
            }}
          />
        );
      })}
    </Stack>
  );
}
