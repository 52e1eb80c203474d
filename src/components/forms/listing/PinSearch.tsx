import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRMutation from 'swr/mutation';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FieldFrame } from '#src/components/forms/fields/FieldFrame.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useListingTexts } from '#src/i18n/screens/listingTexts.ts';
import type { Coordinates } from '#src/lib/coordinates.ts';

export interface FoundPoint extends Coordinates {
  id: string;
  name: string;
  detail: string;
  /** The result is a city or district, and the point is its centre. */
  isArea: boolean;
}

export interface PinSearchProps {
  /** Finds points by text. A rejection is shown as an error. */
  onSearch?: (text: string) => Promise<readonly FoundPoint[]>;
  onPick?: (point: Coordinates) => void;
}

/** Finds a position by city, district or landmark. It is nested in another form. */
export function PinSearch({ onSearch, onPick }: PinSearchProps) {
  useListingTexts();
  const { t } = useTranslation();
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const { trigger, data, error, isMutating, reset } = useSWRMutation(
    id,
    async (_key: string, { arg }: { arg: string }) => (await onSearch?.(arg)) ?? null,
    { throwOnError: false },
  );
  const points = error ? null : (data ?? null);

  const search = (): void => {
    const keywords = text.trim();
    if (isMutating || keywords === '') return input.current?.focus();
    setPicked(null);
    void trigger(keywords);
  };
  const pick = ({ name, latitude, longitude }: FoundPoint): void => {
    onPick?.({ latitude, longitude });
    reset();
    setPicked(name);
    input.current?.focus();
  };

  const hint = t('listings.pin.searchHint');
  const marks = {
    id,
    labelId: `${id}-label`,
    helpId: `${id}-help`,
    error: error && !isMutating ? errorText(error) : undefined,
  };
  const status = () => {
    if (picked !== null) return t('listings.pin.picked', { name: picked });
    if (points === null) return null;
    if (points.length === 0) return t('listings.pin.none');
    return t('listings.pin.found', { count: points.length });
  };
  return (
    <div>
      <FieldFrame state={marks} label={t('listings.pin.search')} hint={hint}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <OutlinedInput
            id={id}
            inputRef={input}
            value={text}
            fullWidth
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Keeps Enter from submitting the surrounding form.
              event.preventDefault();
              search();
            }}
            slotProps={{
              input: {
                enterKeyHint: 'search',
                autoComplete: 'off',
                maxLength: 200,
                'aria-describedby': marks.helpId,
              },
            }}
          />
          <PendingButton
            variant="outlined"
            pending={isMutating}
            pendingLabel={t('listings.pin.searching')}
            onClick={search}
            sx={{ flex: 'none' }}
          >
            {t('forms.search.submit')}
          </PendingButton>
        </Stack>
      </FieldFrame>
      <Typography role="status" variant="body2">
        {status()}
      </Typography>
      {points !== null && points.length > 0 && (
        <Box component="ul" sx={{ mt: 0.5 }}>
          {points.map((point) => (
            <li key={point.id}>
              <Button
                variant="text"
                color="inherit"
                fullWidth
                startIcon={<PlaceOutlined />}
                onClick={() => pick(point)}
                sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
              >
                <span>
                  {point.name}
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {point.isArea ? t('listings.pin.middle') : point.detail}
                  </Typography>
                </span>
              </Button>
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
