import { useCallback, useEffect, useState } from 'react';
import { ENGLISH_COUNTER_NOUNS, GREEK_COUNTER_NOUNS } from '#common/counterNouns.ts';
import { toLatin } from '#common/greek/latin.ts';
import type { Language } from '#common/languages.ts';
import { announce, hasVoice, canPlaySound, silence, type Spoken } from '#src/browser/announcer.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import type { BoardSoundProps, BoardSounds } from '#src/components/board/BoardSound.tsx';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { board as elBoard } from '#src/i18n/el/board.ts';
import { board as enBoard } from '#src/i18n/en/board.ts';
import type { NewCall, CalledNumber } from '#src/lib/calls.ts';
import { numberedCounter } from '#src/lib/counterName.ts';
import { asRecord } from '#src/lib/read.ts';
import { spokenLabel } from './spokenLabel.ts';

/** Calls are spoken in both languages, but a page loads the texts of one. */
const board = { el: elBoard, en: enBoard };
const nouns = { el: GREEK_COUNTER_NOUNS, en: ENGLISH_COUNTER_NOUNS };
const voices = { el: 'el-GR', en: 'en-GB' } as const;

const fill = (text: string, values: Record<string, string | number>): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A counter as a voice can pronounce it: an English one cannot pronounce Greek. */
const spokenCounter = (language: Language, counter: string): string => {
  const own = numberedCounter(counter);
  if (own) return `${nouns[language][own.noun]} ${own.number}`;
  return language === 'el' ? counter : toLatin(counter);
};

/** The spoken text of a call. */
export const sentenceIn = (language: Language, { counter, ...called }: CalledNumber): Spoken => ({
  language: voices[language],
  text:
    counter === null
      ? fill(board[language].callWithoutCounter, { rank: spokenLabel(language, called) })
      : fill(board[language].call, {
          rank: spokenLabel(language, called),
          counter: spokenCounter(language, counter),
        }),
});

const parts = ['chime', 'greek', 'english'] as const;
const isSounds = (value: unknown): value is BoardSounds =>
  parts.every((part) => typeof asRecord(value)[part] === 'boolean');

/** Stored on the device, because a wall display has no account. */
const storedSounds = storedValue('seira.board.sounds', 'local', isSounds);
const AT_FIRST: BoardSounds = { chime: true, greek: true, english: false };

const voicesNow = () => ({ greek: hasVoice('el-GR'), english: hasVoice('en-GB') });

/** The sounds of a call, their switches and the browser's permission. */
export const useSounds = (): { switches: BoardSoundProps; play: (call: NewCall) => void } => {
  const sounds = useStoredValue(storedSounds) ?? AT_FIRST;
  const [voices, setVoices] = useState({ greek: true, english: true });
  const [blocked, setBlocked] = useState(false);

  useEffect(() => silence, []);
  useEffect(() => {
    const look = (): void => setBlocked(!canPlaySound());
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
    const { chime, greek, english } = storedSounds.get() ?? AT_FIRST;
    const sentences = [
      ...(greek ? [sentenceIn('el', call)] : []),
      ...(english ? [sentenceIn('en', call)] : []),
    ];
    if (chime || sentences.length > 0) void announce(sentences, chime);
  }, []);

  return {
    switches: {
      sounds,
      voices,
      blocked,
      onChange: storedSounds.set,
      onUnblock: () => setBlocked(false),
    },
    play,
  };
};
