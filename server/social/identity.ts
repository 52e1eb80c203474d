import { isUnstorable } from '#server/plugins/requests/parsing.ts';
import { cleanName, PERSON_NAME } from '#common/input/names.ts';
import { isEmail } from '#common/input/email.ts';

/** A person as a provider knows them. */
export interface SocialIdentity {
  /** The person's id at the provider. */
  subject: string;
  /** Null if the provider returns no usable address. */
  email: string | null;
  /** True if the provider confirms the address; null if it does not say. */
  confirmed: boolean | null;
  firstName: string;
  lastName: string;
}

/** A provider's data about a person, unvalidated. */
export type Claims = Record<string, unknown>;

const SUBJECT_MAX = 255;

const text = (value: unknown): string =>
  typeof value === 'string' && !isUnstorable(value) ? value.trim().normalize('NFC') : '';

const nameOf = (value: unknown): string => cleanName(text(value));

const addressOf = (value: unknown): string | null => {
  const email = text(value);
  return isEmail(email) ? email : null;
};

/** Splits "Ada King Lovelace" into first and last name: the last word is the last name. */
const split = (name: string): [string, string] => {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};

/**
 * Validates a provider's data about a person.
 * @param confirmed the provider's statement about the address
 * @throws TypeError if it names nobody
 */
function identityOf(
  { id, email, first, last, whole }: Record<'id' | 'email' | 'first' | 'last' | 'whole', unknown>,
  confirmed: boolean | null,
): SocialIdentity {
  const subject = typeof id === 'number' ? String(id) : text(id);
  if (subject === '' || subject.length > SUBJECT_MAX)
    throw new TypeError('The provider names nobody');
  const [firstOfWhole, lastOfWhole] = split(nameOf(whole));
  const address = addressOf(email);
  return {
    subject,
    email: address,
    confirmed,
    // A person without a name gets the first part of their address.
    firstName:
      nameOf(first) || firstOfWhole || (address?.split('@')[0] ?? '').slice(0, PERSON_NAME.max),
    lastName: nameOf(last) || (nameOf(first) ? '' : lastOfWhole),
  };
}

/** The claims of an ID token. Source: OpenID Connect Core 1.0 §5.1 */
export const fromOpenId = (claims: Claims): SocialIdentity =>
  identityOf(
    {
      id: claims.sub,
      email: claims.email,
      first: claims.given_name,
      last: claims.family_name,
      whole: claims.name,
    },
    claims.email_verified === true,
  );

/** Facebook's `/me`, which does not say if the address is confirmed. */
export const fromFacebook = (me: Claims): SocialIdentity =>
  identityOf(
    { id: me.id, email: me.email, first: me.first_name, last: me.last_name, whole: me.name },
    null,
  );

/** X's `/2/users/me`, whose `confirmed_email` is confirmed. */
export function fromX(response: Claims): SocialIdentity {
  const me = (
    typeof response.data === 'object' && response.data !== null ? response.data : {}
  ) as Claims;
  return identityOf(
    { id: me.id, email: me.confirmed_email, first: '', last: '', whole: me.name },
    true,
  );
}
