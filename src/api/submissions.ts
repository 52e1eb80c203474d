import type { Camel } from '#common/contract/camel.ts';
import {
  addSubmission,
  changeSubmission,
  type Submission as Contract,
  type SubmissionPayload,
} from '#common/contract/places/submissions.ts';
import { call } from './transport/call.ts';

export type Submission = Camel<Contract>;

/**
 * Creates or updates a submission.
 * @param key idempotency key, the same for each attempt to create it
 * @throws ApiError with `fields`
 */
export const saveSubmission = (
  body: SubmissionPayload,
  { code, key }: { code: string | null; key: string },
): Promise<Submission> =>
  code === null ? call(addSubmission, { body }, { key }) : call(changeSubmission, { code, body });
