import { type TSchema, Type } from 'typebox';
import { ErrorBody, InvalidFields, NotModified } from '#common/contract/common.ts';
import type { Access } from '#server/plugins/access.ts';
import type { ResponseSchemas, CommonOptions } from '#server/plugins/routeTypes.ts';

type Documented = Pick<CommonOptions<Access>, 'access' | 'errors' | 'cached' | 'params'> & {
  responses?: ResponseSchemas;
};

type Security = { [name: string]: string[] }[];
const BEARER: Security = [{ bearer: [] }];
const DEVICE: Security = [{ device: [] }];
export const SECURITY: Record<Access, Security | undefined> = {
  anyone: undefined,
  'anyone or user': undefined,
  user: BEARER,
  'confirmed user': BEARER,
  moderator: BEARER,
  member: BEARER,
  owner: BEARER,
  'owner of the review': BEARER,
  'member of the list': BEARER,
  'member of the ticket': BEARER,
  device: DEVICE,
  'member or device': [...BEARER, ...DEVICE],
};

/** Descriptions of restricted access. */
export const READERS: Partial<Record<Access, string>> = {
  owner: 'For owners of the place; 404 for everybody else.',
  member: 'For members of the place; 404 for everybody else.',
  moderator: 'For moderators; 404 for everybody else.',
  'owner of the review': 'For owners of the place.',
  'confirmed user': 'Requires a confirmed address.',
};

/** Statuses of access refusals. */
const refusalsOf = (access: Access): number[] => {
  if (access === 'anyone') return [];
  if (access === 'user' || access === 'anyone or user') return [401];
  return access === 'confirmed user' ? [401, 403] : [401, 404];
};

const Nothing = Type.Null({ description: 'No body.' });

const MEANINGS: Record<string, string> = {
  id: 'A slug or a code.',
  slug: 'The slug or code of a place.',
  date: 'Calendar date in Europe/Athens, YYYY-MM-DD.',
  key: '128 random bits in hex.',
  token: 'From the link in the e-mail.',
};

/** The schema of the parameters in a path. */
export function paramsIn(path: string): TSchema | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return Type.Object(
    Object.fromEntries(names.map((name) => [name, Type.String({ description: MEANINGS[name] })])),
  );
}

/** The responses of a route by status: its own and the refusals that its options imply. */
export const responsesOf = (
  { access, responses = {}, errors = [], cached, params }: Documented,
  hasInput: boolean,
): Record<string, TSchema> => ({
  ...Object.fromEntries(
    [...refusalsOf(access), ...(params ? [404] : []), ...errors].map((status) => [
      status,
      ErrorBody,
    ]),
  ),
  ...((hasInput || errors.includes(422)) && { 422: InvalidFields }),
  ...(cached && { 304: NotModified }),
  ...Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [status, schema ?? Nothing]),
  ),
});
