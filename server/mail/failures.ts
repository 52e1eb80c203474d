/** The parts of nodemailer's error that are read here. */
interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

export interface Failure {
  /** In codes, e.g. `EENVELOPE 550`: a server's own words may quote the address. */
  reason: string;
  /** Whether this message can never be sent. */
  isFinal: boolean;
}

/** The codes that are about this one message; the others are about the way to the server. */
const ABOUT_THE_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/** Reads an error of a transport. Source of 4xx and 5xx: RFC 5321 §4.2.1. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  const name = typeof code === 'string' && /^[A-Z0-9_]{2,30}$/.test(code) ? code : 'UNKNOWN';
  const status = typeof responseCode === 'number' ? responseCode : null;
  return {
    reason: status === null ? name : `${name} ${status}`,
    // Without a status, nodemailer itself found the envelope to be wrong.
    isFinal:
      ABOUT_THE_MESSAGE.includes(name) &&
      (status === null ? name === 'EENVELOPE' : status >= 500 && status < 600),
  };
}
