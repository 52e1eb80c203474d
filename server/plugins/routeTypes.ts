import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Access, Granted } from './access.ts';

/** Response schemas by status, success first; null for no body. */
export type ResponseSchemas = Record<number, TSchema | null>;

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

export interface CommonOptions<A extends Access> extends Pick<
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
  /** Error statuses in the common envelope besides those of its access and 404 of a parameter. */
  errors?: number[];
  /** Serves everybody, or everybody with the same language, one response for a while. */
  cached?: boolean | 'by language';
  /**
   * The cached responses that a write invalidates: none, or those that show one place, which is the
   * caller's or that of the ticket in the response. All by default.
   */
  changes?: 'private' | 'place';
  /** Accepts an `Idempotency-Key`: see `withIdempotency`. `required` rejects requests without one. */
  idempotent?: boolean | 'required';
  /** The handler validates texts itself, so that it can name the invalid field. */
  checksText?: boolean;
}

type Handler<A extends Access, Params, Query, Body, Given extends ResponseSchemas> = (
  request: FastifyRequest<{ Params: Params; Querystring: Query; Body: Body }> & Granted[A],
  reply: Reply<Given>,
) => Promise<Data<Given[keyof Given]> | FastifyReply | void>;

export interface RouteOptions<
  A extends Access,
  Name,
  Params,
  Query,
  Body,
  Given extends ResponseSchemas,
> extends Omit<CommonOptions<A>, 'params'> {
  params?: Params;
  querystring?: Query;
  body?: Body;
  responses: Given;
  handler: Handler<
    A,
    Input<Params, Record<NamesIn<Name>, string>>,
    Input<Query>,
    Input<Body>,
    Given
  >;
}

/** The response of a contract endpoint, or none. */
export type ContractResponses<Result extends TSchema> = [Result] extends [never]
  ? { 204: null }
  : { 200: Result };
type Part<In, Name extends string> = In extends { [Key in Name]?: infer Value }
  ? NonNullable<Value>
  : unknown;

export interface CallOptions<
  A extends Access,
  In,
  Given extends ResponseSchemas,
> extends CommonOptions<A> {
  /** Defaults to the response of the contract with 200, or 204 without one. */
  responses?: Given;
  handler: Handler<A, Omit<In, 'query' | 'body'>, Part<In, 'query'>, Part<In, 'body'>, Given>;
}

type Reply<Given extends ResponseSchemas> = FastifyReply<{
  Reply: { [Status in keyof Given]: Data<Given[Status]> };
}>;
