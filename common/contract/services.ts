import { Type, type Static } from 'typebox';
import { named, nullable } from './common.ts';

/** The service of a ticket. */
export const ServiceName = named('ServiceName', {
  code: Type.String(),
  name: Type.String({ description: 'Empty for the only service of a place.' }),
});
export type ServiceName = Static<typeof ServiceName>;

/** A service as people choose it. */
export const PublicService = named('PublicService', {
  ...ServiceName.properties,
  letter: nullable(Type.String(), 'Printed before its numbers.'),
  needs: Type.String({ description: 'What people bring.' }),
  needs_link: nullable(Type.String(), 'A page with more information, https.'),
});
export type PublicService = Static<typeof PublicService>;

export const label = Type.Optional(
  Type.String({
    description:
      'Letter and number as people read them, e.g. «Β12»; the number alone without a letter. It never changes.',
  }),
);
