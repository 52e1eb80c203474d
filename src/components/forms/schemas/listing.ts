import { number, object, string } from 'yup';
import {
  CLAIM_LONGEST,
  REASON_MAX,
  REPORT_REASONS,
  WRITTEN_LONGEST,
  type ReportReason,
} from '#common/forms.ts';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import { message } from './messages.ts';
import { email, optionalPhoto, personName, writtenText, type ChosenPhoto } from './rules.ts';

/** The values that the review form submits. */
export interface ReviewValues {
  rating: number;
  name: string;
  email: string;
  text: string;
  photo: ChosenPhoto | null;
}

/** A review needs stars, a name, an email and a text; the photo is optional. */
export const reviewSchema = object({
  rating: number()
    .nullable()
    .required(message('ratingRequired'))
    .min(1, message('ratingRequired'))
    .max(5, message('ratingRequired')),
  name: personName(),
  email: email(),
  text: writtenText(REVIEW_LONGEST, 'reviewRequired'),
  photo: optionalPhoto(),
});

/** A change of a review: who wrote it stays. */
export const editedReviewSchema = reviewSchema.pick(['rating', 'text', 'photo']);

/** The values that the report dialog submits. */
export interface ReportValues {
  reason: ReportReason;
  message: string;
}

/** A report needs its message. */
export const reportSchema = object({
  reason: string().oneOf(REPORT_REASONS),
  message: writtenText(WRITTEN_LONGEST.report.characters, 'reportRequired'),
});

/** The values that the dialog for a reply submits. */
export interface ReplyValues {
  text: string;
}

/** A reply needs its words. */
export const replySchema = object({ text: writtenText(REVIEW_LONGEST) });

/** The values that the dialog for a moderator's reason submits. */
export interface ReasonValues {
  reason: string;
}

/** A decision against something needs its reason. */
export const reasonSchema = object({ reason: writtenText(REASON_MAX) });

/** An answer needs its words. */
export const answerSchema = object({ reason: writtenText(WRITTEN_LONGEST.message.characters) });

/** The values that the dialog for a claim submits. */
export interface ClaimValues {
  text: string;
  contact: string;
}

/** Both are needed: what one says, and where the place itself can be asked. */
export const claimSchema = object({
  text: writtenText(CLAIM_LONGEST.text),
  contact: writtenText(CLAIM_LONGEST.contact),
});

/** The values that the newsletter form submits. */
export interface SubscribeValues {
  email: string;
}

/** The newsletter needs an email. */
export const subscribeSchema = object({ email: email() });
