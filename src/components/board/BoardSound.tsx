import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface BoardSounds {
  chime: boolean;
  greek: boolean;
  english: boolean;
}

export interface BoardSoundProps {
  sounds: BoardSounds;
  onChange: (sounds: BoardSounds) => void;
  voices: { greek: boolean; english: boolean };
  /** Browsers block sound until the first interaction. */
  blocked: boolean;
  onUnblock: () => void;
}

const legible = { fontSize: 'max(1em, 0.9375rem)' } as const;

const parts = [
  { part: 'chime', label: 'board.chime' },
  { part: 'greek', label: 'board.greekVoice' },
  { part: 'english', label: 'board.englishVoice' },
] as const;

/** Switches for the sounds of a call: chime, Greek voice and English voice. */
export function BoardSound({ sounds, onChange, voices, blocked, onUnblock }: BoardSoundProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOn = sounds.chime || sounds.greek || sounds.english;
  const hasVoice = (part: keyof BoardSounds) => part === 'chime' || voices[part];

  if (blocked && isOn)
    return (
      <Button
        variant="contained"
        sx={legible}
        startIcon={<VolumeUp />}
        title={t('board.silentYet')}
        onClick={onUnblock}
      >
        {t('board.letSound')}
      </Button>
    );
  return (
    <>
      <Button
        color="inherit"
        sx={legible}
        startIcon={isOn ? <VolumeUp /> : <VolumeOff />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(isOn ? 'board.soundIsOn' : 'board.soundIsOff')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('board.sound') } }}
      >
        <Stack sx={{ p: 2, gap: 0.5 }}>
          {parts.map(({ part, label }) => (
            <div key={part}>
              <FormControlLabel
                label={t(label)}
                control={
                  <Checkbox
                    checked={sounds[part]}
                    slotProps={{
                      input: hasVoice(part) ? {} : { 'aria-describedby': `${id}-${part}` },
                    }}
                    onChange={(_, checked) => onChange({ ...sounds, [part]: checked })}
                  />
                }
              />
              {!hasVoice(part) && (
                <FormHelperText id={`${id}-${part}`} sx={{ ml: 4, mt: -0.5 }}>
                  {t('board.noVoice')}
                </FormHelperText>
              )}
            </div>
          ))}
        </Stack>
      </Popover>
    </>
  );
}
