import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { MOST_PEOPLE } from '#common/line/wait.ts';
import {
  type DoorState,
  drawPortrait,
  drawScene,
  faceOf,
  SCENE_KINDS,
  type SceneKind,
} from '#pictures/index.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const PORTRAIT = /^[a-z0-9][a-z0-9_-]{0,79}$/;

const isKind = (text: string): text is SceneKind => SCENE_KINDS.some((kind) => kind === text);

const send = (reply: FastifyReply, svg: string) =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('image/svg+xml; charset=utf-8')
    .send(svg);

const digits = (most: number) => Type.String({ pattern: `^\\d{1,${most}}$` });

/** The state of a place in an address: people waiting, number being served, or closed. */
const State = Type.Object({
  waiting: Type.Optional(digits(3)),
  serving: Type.Optional(digits(5)),
  shut: Type.Optional(Type.String()),
});

/** Draws nobody without a state, so that a picture never invents a wait. */
const doorOf = ({ waiting, serving, shut }: Static<typeof State>): DoorState => ({
  people: Math.min(MOST_PEOPLE, Number(waiting ?? 0)),
  serving: serving === undefined ? null : Number(serving),
  shut: shut !== undefined,
});

/**
 * Generated pictures, stable per address: /pictures/organisations/{kind}/{slug}/{0–9}.svg, with
 * `?waiting=4&serving=57` or `?shut` for the current state, and /pictures/portraits/{seed}.svg,
 * where the seeds 1 to 8 are the faces of the sample content.
 */
export default async function pictureRoutes(app: App): Promise<void> {
  route(app, 'GET /pictures/organisations/:kind/:slug/:file', {
    access: 'anyone',
    querystring: State,
    responses: {},
    handler: async (request, reply) => {
      const { kind, slug, file } = request.params;
      const variant = /^(\d)\.svg$/.exec(file)?.[1];
      if (!isKind(kind) || !SLUG.test(slug) || variant === undefined) {
        throw new Problem(404, 'not_found');
      }
      const door = doorOf(request.query);
      return send(reply, drawScene({ kind, seed: slug, variant: Number(variant), door }));
    },
  });

  route(app, 'GET /pictures/portraits/:file', {
    access: 'anyone',
    responses: {},
    handler: async (request, reply) => {
      const seed = request.params.file.replace(/\.svg$/, '');
      if (seed === request.params.file || !PORTRAIT.test(seed)) throw new Problem(404, 'not_found');
      return send(reply, drawPortrait({ seed: faceOf(seed) }));
    },
  });
}
