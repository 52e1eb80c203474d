import { Type, type Static } from 'typebox';
import { nullable, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

/** The id of an author, as in the address of the profile. */
export const AuthorId = Type.String({ pattern: '^[a-z0-9_-]{1,60}$' });

/** The authors that the signed-in person follows, latest first. */
export const Follows = recordsOf(
  'Follows',
  Type.Object({
    author: Type.String(),
    name: nullable(Type.String(), 'For an author with a public profile.'),
    main_image: nullable(Type.String(), 'Address of a portrait.'),
  }),
);
export type Follows = Static<typeof Follows>;

export const getFollows = endpoint('GET /api/user/follows', { response: Follows });
export const follow = endpoint('PUT /api/user/follows/{author}');
export const unfollow = endpoint('DELETE /api/user/follows/{author}');
export const getFollowers = endpoint('GET /api/followers', {
  query: Type.Object({
    authors: Type.String({
      maxLength: 2000,
      description: 'Comma-separated ids of authors, at most 50.',
    }),
  }),
  response: recordsOf('Followers', Type.Object({ author: Type.String(), count: Type.Integer() })),
});
