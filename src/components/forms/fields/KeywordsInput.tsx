import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { KEYWORDS_MAX } from '#common/listing.ts';
import { keywordsOf } from '#src/components/forms/schemas/listing.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Words separated by commas, counted while typing. */
export function KeywordsInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [{ value }] = useField<string>(props.name);
  const tip = t('addListing.keywordsTip', { count: KEYWORDS_MAX });
  return (
    <TextInput
      {...props}
      hint={t('addListing.keywordsCount', { n: keywordsOf(value).length, max: KEYWORDS_MAX })}
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
  );
}
