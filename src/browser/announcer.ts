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
/** Some devices never say that they have finished speaking. */
const LONGEST_SENTENCE_MS = 15_000;

const RESUME_MS = 500;

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

let sound: AudioContext | null = null;

/** Whether the browser lets the page sound: not before somebody has pressed something. */
export const maySound = (): boolean => {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation ? userActivation.hasBeenActive : sound?.state === 'running';
};

/** Two soft notes, a third apart. Resolves when they are over. */
const chime = async (): Promise<void> => {
  sound ??= new AudioContext();
  // A browser that refuses does not say so: its promise stays open.
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

/** Whether the device can speak a language. Voices may come a moment after the page. */
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

/** Drops the announcements that are still to come, e.g. because the board is left. */
export const silence = (): void => {
  silenced += 1;
  globalThis.speechSynthesis?.cancel();
};

/**
 * Announces a call when the ones before it are over: a chime, then the sentences that the device has
 * a voice for. What a browser refuses is left out.
 */
export const announce = (sentences: readonly Spoken[], withChime: boolean): Promise<void> => {
  const before = silenced;
  const call = async (): Promise<void> => {
    if (withChime && maySound() && before === silenced) await chime();
    for (const sentence of sentences)
      if (hasVoice(sentence.language) && before === silenced) await speak(sentence);
  };
  last = last.then(call).catch(() => undefined);
  return last;
};
