import { endpoint } from '#common/contract/endpoint.ts';

/** Exchanges the refresh token for new tokens, in the headers. Every screen loads this file. */
export const refreshTokens = endpoint('POST /api/users/tokens');
