import type { Identities as Contract } from '#common/contract/account/social.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#common/socialProviders.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, oneOf, records, text } from '#src/lib/read.ts';

/** Another service with which the person can sign in. */
export interface Identity {
  provider: SocialProvider;
  /** Since when, as an instant; empty: unknown. */
  createdAt: string;
}

/** The services that open the account. */
export interface Identities {
  records: Identity[];
  /** The account opens without them as well. */
  hasPassword: boolean;
}

export const identityKeys = { own: (epoch: number) => ['identities', epoch] as const };

/** `GET /api/user/identities`. @throws ApiError */
export const fetchIdentities = async (): Promise<Identities> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/identities');
  return {
    records: records(data).flatMap((raw) => {
      const wire: Wire<Contract['records'][number]> = bag(raw);
      const provider = oneOf(SOCIAL_PROVIDERS, wire.provider);
      return provider ? { provider, createdAt: text(wire.created_at) ?? '' } : [];
    }),
    hasPassword: bag(data).has_password === true,
  };
};

/** `DELETE /api/user/identities/{provider}`. @throws ApiError */
export const endIdentity = async (provider: SocialProvider): Promise<void> => {
  const client = await loadClient();
  await client.delete(`/api/user/identities/${provider}`);
};
