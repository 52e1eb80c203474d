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
 * Saves a submission, a new one or one that is there.
 * @param key the same for each attempt to make the same one
 * @throws ApiError with `fields`
 */
export const saveSubmission = (
  body: SubmissionPayload,
  { code, key }: { code: string | null; key: string },
): Promise<Submission> =>
  code === null ? call(addSubmission, { body }, { key }) : call(changeSubmission, { code, body });
