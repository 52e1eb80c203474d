import { useState } from 'react';
import { wordsOf } from '#common/greek/fold.ts';
import { matchedRanges, scoresOf } from '#common/greek/search.ts';
import { faq, type FaqTopic } from '#src/content/faq.ts';
import { inLanguage } from '#src/content/sample.ts';

/** The questions that a search leaves, and which of them are open. */
export const useFaq = (words: string, language: string) => {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<{ id: FaqTopic } | null>(null);

  const all = faq.map(({ id, question, answer }) => ({
    id,
    question: inLanguage(question, language),
    answer: inLanguage(answer, language),
  }));
  const matching = (keywords: string) => {
    if (wordsOf(keywords).length === 0) return all;
    const texts = all.map(({ question, answer }) => ({ title: question, kind: answer }));
    const scores = scoresOf(keywords, texts);
    return all.filter((_, index) => scores[index]! > 0);
  };

  return {
    items: matching(words),
    open,
    /** The question to scroll into view; a new object for every request. */
    target,
    toggle: (id: string, opened: boolean) =>
      setOpen((before) => (opened ? [...before, id] : before.filter((one) => one !== id))),
    /** Opens the answers in which a search found something, so that the highlights are visible. */
    openMatches: (keywords: string) =>
      setOpen(
        wordsOf(keywords).length === 0
          ? []
          : matching(keywords)
              .filter(({ answer }) => matchedRanges(answer, keywords).length > 0)
              .map(({ id }) => id),
      ),
    openOnly: (id: FaqTopic) => {
      setOpen([id]);
      setTarget({ id });
    },
  };
};
