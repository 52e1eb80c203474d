export interface Spoken {
  /** `el-GR` or `en-GB`. */
  language: string;
  text: string;
}

const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 523.25, at: 0.35 },
] as const;
const NOTE_SECONDS = 0.9;
const LOUDNESS = 0.25;
/** Some devices never report the end of speech. */
const LONGEST_SENTENCE_MS = 15_000;

const RESUME_MS = 500;

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

let sound: AudioContext | null = null;

/** Returns true if the browser allows sound, which needs a first interaction. */
export const canPlaySound = (): boolean => {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation ? userActivation.hasBeenActive : sound?.state === 'running';
};

/** Plays two soft notes, a third apart. Resolves at the end. */
const chime = async (): Promise<void> => {
  sound ??= new AudioContext();
  // A refused promise stays pending without an error.
  if (sound.state !== 'running') await Promise.race([sound.resume(), rest(RESUME_MS)]);
  if (sound.state !== 'running') return;
  const start = sound.currentTime;
  for (const { hertz, at } of NOTES) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + NOTE_SECONDS);
    tone.connect(volume).connect(sound.destination);
    tone.start(start + at);
    tone.stop(start + at + NOTE_SECONDS);
  }
  await rest((NOTES.at(-1)!.at + NOTE_SECONDS) * 1000);
};

const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find((voice) => voice.lang.startsWith(language.slice(0, 2)));

/** Returns true if the device has a voice for a language. Voices may load after the page. */
export const hasVoice = (language: string): boolean =>
  'speechSynthesis' in globalThis && voiceFor(language) !== undefined;

const speak = ({ language, text }: Spoken): Promise<void> =>
  new Promise((resolve) => {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    spoken.voice = voiceFor(language) ?? null;
    spoken.onend = () => resolve();
    spoken.onerror = () => resolve();
    setTimeout(resolve, LONGEST_SENTENCE_MS);
    speechSynthesis.speak(spoken);
  });

let last: Promise<void> = Promise.resolve();
let silenced = 0;

/** Drops pending announcements, for example when the board is left. */
export const silence = (): void => {
  silenced += 1;
  globalThis.speechSynthesis?.cancel();
};

/**
 * Announces a call after the previous ones: a chime, then each sentence for which the device has a
 * voice. Sounds that the browser refuses are skipped.
 */
export const announce = (sentences: readonly Spoken[], withChime: boolean): Promise<void> => {
  const before = silenced;
  const call = async (): Promise<void> => {
    if (withChime && canPlaySound() && before === silenced) await chime();
    for (const sentence of sentences)
      if (hasVoice(sentence.language) && before === silenced) await speak(sentence);
  };
  last = last.then(call).catch(() => undefined);
  return last;
};
