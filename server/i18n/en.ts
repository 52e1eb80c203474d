import type { el, elFields } from './el.ts';

/** What the server says to people, in English. */
export const en: Record<keyof typeof el, string> = {
  malformed_json: 'The request is not valid JSON.',
  bad_request: 'The request is not valid.',
  access_token_expired: 'Access token expired',
  invalid_access_token: 'Invalid access token',
  invalid_refresh_token: 'Invalid refresh token',
  not_found: 'Not found.',
  organisation_not_found: 'The organisation was not found.',
  waiting_list_not_found: 'The waiting list was not found.',
  method_not_allowed: 'This action is not supported here.',
  payload_too_large: 'The request is too large.',
  request_timeout: 'The request took too long to arrive.',
  headers_too_large: 'The headers of the request are too large.',
  unsupported_media_type: 'The content must be JSON.',
  invalid_request: 'Something in the request is not valid: {field}.',
  invalid_text: 'The text has characters that are not allowed.',
  invalid_dates: 'The dates are not valid.',
  range_too_long: 'The range cannot be longer than 366 days.',
  invalid_credentials: 'Wrong email or password.',
  too_many_attempts: 'Too many failed attempts. Try again in {minutes}.',
  too_many_sign_ups: 'Too many sign-ups from this address. Try again in {minutes}.',
  too_many_sign_ins: 'Too many sign-ins to this account. Try again in {minutes}.',
  too_many_refreshes: 'Too many renewals of this session. Try again in {minutes}.',
  existing_ticket: 'You already have a ticket on this list.',
  list_full: 'The list is full for this day.',
  list_closed: 'The list is not taking new tickets at the moment.',
  too_many_open_tickets_that_day:
    'You already have {count} open tickets for this day. You can take another once you are served.',
  too_many_open_tickets:
    'You already have {count} open tickets. You can take another once you are served.',
  too_many_takes: 'You took {count} tickets within a minute. Try again in a minute.',
  date_past: 'The day of this list has passed.',
  idempotency_key_reused: 'The same key was used for another list.',
  invalid_idempotency_key: 'Idempotency-Key must have 1 to 200 characters.',
  internal_error: 'An error occurred. Try again later.',
  unavailable: 'The service is not available at the moment. Try again shortly.',
  one_minute: 'a minute',
  many_minutes: '{count} minutes',
};

/** What is wrong with a field of the sign-up form, to stand after the field's name. */
export const enFields: Record<keyof typeof elFields, string> = {
  required: 'is required',
  too_short: 'needs at least {min} characters',
  too_long: 'cannot be longer than {max} characters',
  invalid_email: 'is not a valid address',
  taken: 'is already in use',
  weak_password: 'needs at least 8 characters, with a letter and a digit',
  invalid_date: 'is not a valid date',
  underage: 'you must be over 18 years old',
  invalid_choice: 'is not a valid choice',
  invalid_text: 'has characters that are not allowed',
};
