import Rating from '@mui/material/Rating';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
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

export interface RatingInputProps extends FieldProps {
  /** Returns the text for a number of stars, shown next to them. */
  wordFor?: (stars: number) => ReactNode;
}

/** One to five stars as radio buttons. */
export function RatingInput({ wordFor, ...field }: RatingInputProps) {
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
        {wordFor && shown > 0 && <span aria-hidden>{wordFor(shown)}</span>}
      </Stars>
    </FieldFrame>
  );
}
