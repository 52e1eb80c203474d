import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { radii } from '#theme/tokens.ts';
import { photoTypes, type ChosenPhoto } from '#src/components/forms/schemas/rules.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

const Row = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1.5),
}));

const Pick = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 200px',
  minHeight: 96,
  ...theme.mixins.beside,
  justifyContent: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  textAlign: 'center',
  fontWeight: 500,
  color: theme.vars.palette.primary.main,
  border: `1.5px dashed ${theme.vars.palette.roles.control.outline}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '[data-field-invalid] &': { borderColor: theme.vars.palette.error.main },
  '& input': {
    ...theme.mixins.cover,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
}));

const Preview = styled('figure')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.centred,
  width: 96,
  height: 96,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  ...theme.mixins.soft('neutral'),
  '& img': {
    ...theme.mixins.cover,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: 'inherit',
  },
  '& button': {
    position: 'absolute',
    top: -8,
    right: -8,
    '&[data-earlier]': { top: 'auto', right: 'auto', bottom: -8, left: -8 },
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  },
}));

const isFile = (picture: ChosenPhoto): picture is File => picture instanceof File;

const keyOf = (picture: ChosenPhoto): string =>
  isFile(picture) ? `${picture.name}-${picture.size}-${picture.lastModified}` : picture.url;

interface ThumbnailProps {
  picture: ChosenPhoto;
  name: string;
  onRemove: () => void;
  /** Moves the picture one position up. Absent for the first. */
  onEarlier?: () => void;
}

function Thumbnail({ picture, name: label, onRemove, onEarlier }: ThumbnailProps) {
  const { t } = useTranslation();
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!isFile(picture)) {
        image.src = picture.url;
        return () => image.removeAttribute('src');
      }
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <Preview>
      <ImageIcon aria-hidden />
      {(!isFile(picture) || picture.type.startsWith('image/')) && (
        <img
          ref={show}
          alt={label}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
      <IconButton
        size="small"
        aria-label={t('common.removeOf', { name: label })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {onEarlier && (
        <IconButton
          data-earlier
          size="small"
          aria-label={t('forms.moveEarlier', { name: label })}
          onClick={onEarlier}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
      )}
    </Preview>
  );
}

export interface FileInputProps extends FieldProps {
  /** Accepts several pictures. The form value is then a list. */
  multiple?: boolean;
}

/**
 * Picture upload with a preview. The form value is a `File` or `null`, or with `multiple` a list of
 * files and of stored pictures as `{url}`.
 */
export function FileInput({ multiple = false, ...field }: FileInputProps) {
  const { t } = useTranslation();
  const state = useFieldState<ChosenPhoto | ChosenPhoto[] | null>(field.name, field.hint);
  const input = useRef<HTMLInputElement>(null);
  const files = [state.value ?? []].flat();
  const keep = (next: ChosenPhoto[]) => {
    state.setTouched(false);
    state.setValue(multiple ? next : (next[0] ?? null));
  };
  const action = files.length > 0 ? 'forms.changePhoto' : 'forms.choosePhoto';
  return (
    <FieldFrame {...field} state={state}>
      <Row>
        {files.map((file, index) => (
          <Thumbnail
            key={keyOf(file)}
            picture={file}
            name={isFile(file) ? file.name : t('forms.storedPhoto', { n: index + 1 })}
            onRemove={() => {
              keep(files.filter((each) => each !== file));
              input.current?.focus();
            }}
            onEarlier={
              index === 0
                ? undefined
                : () => keep(files.with(index - 1, file).with(index, files[index - 1]!))
            }
          />
        ))}
        <Pick>
          <AddPhotoIcon aria-hidden />
          <span aria-hidden>{t(multiple ? 'forms.choosePhotos' : action)}</span>
          <input
            ref={input}
            id={state.id}
            name={field.name}
            type="file"
            accept={photoTypes.join(',')}
            multiple={multiple}
            aria-describedby={state.describedBy}
            aria-invalid={Boolean(state.error) || undefined}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              event.target.value = '';
              if (chosen.length > 0) keep(multiple ? [...files, ...chosen] : chosen);
            }}
          />
        </Pick>
      </Row>
    </FieldFrame>
  );
}
