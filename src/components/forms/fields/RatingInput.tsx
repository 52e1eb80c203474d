import Rating from '@mui/material/Rating';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

const Stars = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  columnGap: theme.spacing(1.5),
  minHeight: 44,
  '& .MuiRating-root': { fontSize: '2.25rem', marginInlineStart: -4 },
  '& .MuiRating-root.Mui-focusVisible .MuiRating-iconActive': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
    borderRadius: 6,
  },
  '& .MuiRating-root label': { paddingInline: 4, paddingBlock: 4 },
}));

/** One to five stars as radio buttons, with a word for their number. */
export function RatingInput(field: FieldProps) {
  const { t } = useTranslation();
  const state = useFieldState<number | null>(field.name, field.hint);
  const [hovered, setHovered] = useState(-1);
  const shown = hovered > 0 ? hovered : (state.value ?? 0);
  return (
    <FieldFrame group {...field} state={state}>
      <Stars
        role="radiogroup"
        aria-labelledby={state.labelId}
        aria-describedby={state.describedBy}
        aria-required={state.required || undefined}
        aria-invalid={Boolean(state.error) || undefined}
      >
        <Rating
          name={field.name}
          value={state.value}
          onChange={(_event, value) => state.setValue(value)}
          onChangeActive={(_event, value) => setHovered(value)}
          getLabelText={(count) => t('forms.review.stars', { count })}
          emptyLabelText={t('forms.review.noStars')}
        />
        {shown > 0 && <span aria-hidden>{t(`forms.review.words.${String(shown) as '1'}`)}</span>}
      </Stars>
    </FieldFrame>
  );
}
