import type { ModerationItem, SubmissionDecision } from '#common/contract/moderation.ts';
import type { Language } from '#common/languages.ts';
import { fill, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

/** The content of a message about a moderator's decision. */
export interface DecisionLetter {
  language: Language;
  kind: Exclude<ModerationItem['kind'], 'message'>;
  decision: SubmissionDecision;
  /** The subject's title, as its author knows it. */
  title: string;
  /** In the moderator's words; empty: none was given. */
  reason: string;
  /** Where its author sees it; null: nowhere. */
  href: string | null;
}

/** The message that tells people what a moderator decided about what they sent, and why. */
export function decisionMessage({
  language,
  kind,
  decision,
  title,
  reason,
  href,
}: DecisionLetter): Message {
  const { decision: common } = textsOf(language);
  const texts = common[kind][decision];
  const values = { title: plainName(title, 120) };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: [
      fill(texts.text, values),
      ...(reason === '' ? [] : [fill(common.reason, { reason: plainName(reason, 1000) })]),
    ],
    ...(href === null ? {} : { action: { label: common.action, href } }),
    notes: [common.note],
  });
}
