import type { FastifyReply } from 'fastify';

/**
 * Adds a request's header to those that an answer depends on. Never replaces what is there: a cache
 * that missed one of them would hand an answer to somebody it was not made for.
 */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '');
  const names = before.split(',').map((part) => part.trim().toLowerCase());
  if (names.includes(name)) return;
  reply.header('vary', before ? `${before}, ${name}` : name);
}
