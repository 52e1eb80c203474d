import type { FastifyReply } from 'fastify';

/**
 * Adds a header to `Vary` without replacing the others. A cache that missed one would send a
 * response to the wrong visitor.
 */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '');
  const names = before.split(',').map((part) => part.trim().toLowerCase());
  if (names.includes(name)) return;
  reply.header('vary', before ? `${before}, ${name}` : name);
}
