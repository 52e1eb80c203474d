import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import { createHmac } from 'node:crypto';
import { type Static, type TSchema, Type } from 'typebox';
import { ErrorBody, InvalidFields, NotModified } from '#common/contract/common.ts';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { App } from '#server/context.ts';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { Access, Granted } from './access.ts';
import { isUnstorable } from '#server/plugins/requests/parsing.ts';
import { type IdempotencyKey, keyAbout } from '#server/repositories/idempotency.ts';

const KEY_MAX = 200;

/**
 * A keyed hash of the request without the time that its form took. Keyed, because a body may hold a
 * password.
 */
const askedBy = ({ server, params, body }: FastifyRequest): string =>
  createHmac('sha256', (server as unknown as App).context.keys.current.privacy)
    .update(
      JSON.stringify([params, body], (name, value: unknown) => (name === 'guard' ? null : value)),
    )
    .digest('base64url');

/**
 * The idempotency key of a request; null without one. It is scoped to the account, the device or
 * the e-mail address in the body.
 * @throws Problem 422
 */
function idempotencyKeyOf(request: FastifyRequest): IdempotencyKey | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > KEY_MAX || isUnstorable(key)) {
    throw new Problem(422, 'invalid_idempotency_key');
  }
  const { routeOptions, device, user } = request;
  const call = `${String(routeOptions.method)} ${routeOptions.url}`;
  const asked = askedBy(request);
  if (device) return { scope: `${call} device/${device.id}`, key, asked };
  if (user) return { scope: `${call} user/${user.id}`, key, asked };
  const { email } = (request.body ?? {}) as { email?: unknown };
  return keyAbout(
    { scope: `${call} anyone`, key, asked },
    typeof email === 'string' ? emailKey(email) : '',
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: IdempotencyKey | null;
  }
}

/** Response schemas by status, success first; null for no body. */
type Answers = Record<number, TSchema | null>;

type Data<Schema> = Schema extends TSchema ? Static<Schema> : null;
type Input<Schema, Otherwise = unknown> = Schema extends TSchema ? Static<Schema> : Otherwise;

/** Parameter names in a path: `id` and `code` of `/api/places/:id/days/:code`. */
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

interface CommonOptions<A extends Access> extends Pick<
  RouteShorthandOptions,
  'compress' | 'logLevel' | 'preHandler' | 'validatorCompiler'
> {
  /** The callers; the hook of access.ts enforces them. */
  access: A;
  /** Without it, the endpoint is not documented. */
  summary?: string;
  description?: string;
  consumes?: string[];
  headers?: TSchema;
  /** Defaults to strings for the parameters in the path. */
  params?: TSchema;
  /**
   * Error statuses in the common envelope, in addition to those of its access and 404 of a
   * parameter.
   */
  errors?: number[];
  /** Serves everybody, or everybody with the same language, one response for a while. */
  cached?: boolean | 'by language';
  /**
   * The cached responses that a write invalidates: none, or those that show one place, which is the
   * caller's or that of the ticket in the response. All by default.
   */
  changes?: 'private' | 'place';
  /**
   * Accepts an `Idempotency-Key` as `request.idempotencyKey`: see `once`. `required` rejects
   * requests without one.
   */
  idempotent?: boolean | 'required';
  /** The handler validates texts itself, so that it can name the invalid field. */
  checksText?: boolean;
}

type Handler<A extends Access, Params, Query, Body, Given extends Answers> = (
  request: FastifyRequest<{ Params: Params; Querystring: Query; Body: Body }> & Granted[A],
  reply: Reply<Given>,
) => Promise<Data<Given[keyof Given]> | FastifyReply | void>;

interface RouteOptions<
  A extends Access,
  Name,
  Params,
  Query,
  Body,
  Given extends Answers,
> extends Omit<CommonOptions<A>, 'params'> {
  params?: Params;
  querystring?: Query;
  body?: Body;
  answers: Given;
  handler: Handler<
    A,
    Input<Params, Record<NamesIn<Name>, string>>,
    Input<Query>,
    Input<Body>,
    Given
  >;
}

/** The response of a contract endpoint, or none. */
type Told<Answer extends TSchema> = [Answer] extends [never] ? { 204: null } : { 200: Answer };
type Part<In, Name extends string> = In extends { [Key in Name]?: infer Value }
  ? NonNullable<Value>
  : unknown;

interface CallOptions<A extends Access, In, Given extends Answers> extends CommonOptions<A> {
  /** Defaults to the response of the contract with 200, or 204 without one. */
  answers?: Given;
  handler: Handler<A, Omit<In, 'query' | 'body'>, Part<In, 'query'>, Part<In, 'body'>, Given>;
}

type Reply<Given extends Answers> = FastifyReply<{
  Reply: { [Status in keyof Given]: Data<Given[Status]> };
}>;

type Security = { [name: string]: string[] }[];
const BEARER: Security = [{ bearer: [] }];
const DEVICE: Security = [{ device: [] }];
const SECURITY: Record<Access, Security | undefined> = {
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
const READERS: Partial<Record<Access, string>> = {
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

const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Chosen by the client, 1 to 200 characters. For a day, a repeat with the same key by the same person or device has no second effect and returns the first response.',
    }),
  ),
});

const Nothing = Type.Null({ description: 'No body.' });

const MEANINGS: Record<string, string> = {
  id: 'A slug or a code.',
  slug: 'The slug or code of a place.',
  date: 'Calendar date in Europe/Athens, YYYY-MM-DD.',
  key: '128 random bits in hex.',
  token: 'From the link in the e-mail.',
};

/** The schema of the parameters in a path. */
function paramsIn(path: string): TSchema | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return Type.Object(
    Object.fromEntries(names.map((name) => [name, Type.String({ description: MEANINGS[name] })])),
  );
}

/** The place of the caller, or of the ticket in a response; null if unknown. */
function placeIn({ place, list, held }: FastifyRequest, data: unknown): string[] | null {
  const id = (place ?? list ?? held)?.id;
  const slug = (data as { organisation?: { slug?: string } } | null)?.organisation?.slug;
  const known = id ?? slug;
  return known === undefined ? null : [String(known)];
}

/**
 * Adds a route with its access, its schemas and the resulting errors. The handler returns the
 * response body. Its status is the first of `answers` unless the handler sets another.
 * @param call an endpoint of the contract, which has the schemas, or method and path, e.g. `GET
 * /healthz`
 */
export function route<
  A extends Access,
  In,
  Answer extends TSchema,
  const Given extends Answers = Told<Answer>,
>(app: App, call: Endpoint<In, Answer>, options: CallOptions<A, In, Given>): void;
export function route<
  A extends Access,
  const Name extends `${HTTPMethods} ${string}`,
  const Given extends Answers,
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(app: App, call: Name, options: RouteOptions<A, Name, Params, Query, Body, Given>): void;
export function route<A extends Access>(
  app: App,
  call: Endpoint | string,
  options: CallOptions<A, unknown, Answers>,
): void {
  const [method, path] = typeof call === 'string' ? call.split(' ') : [call.method, call.path];
  const url = path!.replaceAll(/\{(\w+)\}/g, ':$1');
  const told: Answers =
    typeof call !== 'string' && call.answer ? { 200: call.answer } : { 204: null };
  const ofContract = typeof call !== 'string' && {
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    answers: told,
  };
  const all: typeof options & Pick<FastifySchema, 'querystring' | 'body'> = {
    ...ofContract,
    ...options,
  };
  const {
    access,
    answers = {},
    errors = [],
    cached,
    changes,
    checksText,
    idempotent,
    ...rest
  } = all;
  const {
    handler,
    params = paramsIn(url),
    compress = !cached,
    logLevel,
    preHandler,
    validatorCompiler,
    ...described
  } = rest;
  const description = [described.description, READERS[access]].filter(Boolean).join(' ');
  const [success = 200] = Object.keys(answers).map(Number);
  const invalid = described.body ?? described.querystring ?? described.headers ?? idempotent;
  const response = {
    ...Object.fromEntries(
      [...refusalsOf(access), ...(params ? [404] : []), ...errors].map((status) => [
        status,
        ErrorBody,
      ]),
    ),
    ...((invalid || errors.includes(422)) && { 422: InvalidFields }),
    ...(cached && { 304: NotModified }),
    ...Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [status, schema ?? Nothing]),
    ),
  };
  const write = cached && serialiser(answers[success]!, app.context.checkAnswers ?? false);
  app.route({
    method: method as HTTPMethods,
    url,
    ...(compress ? {} : { compress }),
    ...(logLevel && { logLevel }),
    ...(preHandler && { preHandler }),
    ...(validatorCompiler && { validatorCompiler }),
    config: {
      access,
      ...(cached && { cached }),
      ...(changes && { changes }),
      ...(checksText && { checksText }),
    },
    schema: {
      ...described,
      ...(description && { description }),
      ...(params && { params }),
      ...(idempotent && { headers: KeyHeaders }),
      ...(described.summary === undefined && { hide: true }),
      ...(SECURITY[access] && { security: SECURITY[access] }),
      response,
    },
    handler: async (request, reply) => {
      const answer = async () => handler(request as never, reply);
      if (write) return app.sendCached(request, reply, async () => write(await answer()));
      if (idempotent) request.idempotencyKey = idempotencyKeyOf(request);
      if (idempotent === 'required' && !request.idempotencyKey) {
        throw new Problem(422, 'press_key_missing');
      }
      void reply.code(success);
      const data = await answer();
      if (changes === 'place') request.changed = placeIn(request, data);
      return data === undefined && success === 204 ? reply.send(null) : data;
    },
  });
}
