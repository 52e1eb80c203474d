import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { KEYWORDS_MAX } from '#common/listing.ts';
import { keywordsOf } from '#src/components/forms/schemas/addListing.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface KeywordsInputProps extends Omit<FieldProps, 'hint'> {
  /** An example of what may be typed. */
  placeholder?: string;
}

/** Words separated by commas, counted while typing. */
export function KeywordsInput({
  name,
  label,
  placeholder,
  required,
  optional,
}: KeywordsInputProps) {
  const { t } = useTranslation();
  const state = useFieldState<string>(name);
  const count = keywordsOf(state.value ?? '').length;
  const tip = t('addListing.keywordsTip', { count: KEYWORDS_MAX });
  const hint = t('addListing.keywordsCount', { n: count, max: KEYWORDS_MAX });
  return (
    <FieldFrame {...{ state, label, hint, required, optional }}>
      <OutlinedInput
        id={state.id}
        name={name}
        placeholder={placeholder}
        value={state.value ?? ''}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={() => state.setTouched()}
        slotProps={{ input: { 'aria-describedby': describedBy(state, hint) } }}
        endAdornment={
          <InputAdornment position="end">
            <Tooltip title={tip} enterTouchDelay={0} leaveTouchDelay={4000} arrow>
              <IconButton edge="end" aria-label={tip}>
                <InfoOutlined />
              </IconButton>
            </Tooltip>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
