import { useCallback, useEffect, useState } from 'react';
import { announce, hasVoice, maySound, silence } from '#src/browser/announcer.ts';
import { keptValue } from '#src/browser/stored/keptValue.ts';
import type { BoardSoundProps, BoardSounds } from '#src/components/board/BoardSound.tsx';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';
import { asRecord } from '#src/lib/read.ts';
import type { NewCall } from '#src/lib/calls.ts';
import { sentenceIn } from './sentences.ts';

const parts = ['chime', 'greek', 'english'] as const;
const isSounds = (value: unknown): value is BoardSounds =>
  parts.every((part) => typeof asRecord(value)[part] === 'boolean');

/** The choice stays on the device: a wall has no account. */
const kept = keptValue('seira.board.sounds', 'local', isSounds);
const AT_FIRST: BoardSounds = { chime: true, greek: true, english: false };

const voicesNow = () => ({ greek: hasVoice('el-GR'), english: hasVoice('en-GB') });

/** The sounds of a call, their switches, and whether the browser allows them. */
export const useSounds = (): { switches: BoardSoundProps; play: (call: NewCall) => void } => {
  const sounds = useKeptValue(kept) ?? AT_FIRST;
  const [voices, setVoices] = useState({ greek: true, english: true });
  const [blocked, setBlocked] = useState(false);

  useEffect(() => silence, []);
  useEffect(() => {
    const look = (): void => setBlocked(!maySound());
    const listen = (): void => setVoices(voicesNow());
    look();
    listen();
    window.addEventListener('pointerup', look);
    window.addEventListener('keyup', look);
    globalThis.speechSynthesis?.addEventListener('voiceschanged', listen);
    return () => {
      window.removeEventListener('pointerup', look);
      window.removeEventListener('keyup', look);
      globalThis.speechSynthesis?.removeEventListener('voiceschanged', listen);
    };
  }, []);

  const play = useCallback((call: NewCall): void => {
    const { chime, greek, english } = kept.get() ?? AT_FIRST;
    const sentences = [
      ...(greek ? [sentenceIn('el', call)] : []),
      ...(english ? [sentenceIn('en', call)] : []),
    ];
    if (chime || sentences.length > 0) void announce(sentences, chime);
  }, []);

  return {
    switches: { sounds, voices, blocked, onChange: kept.set, onUnblock: () => setBlocked(false) },
    play,
  };
};
