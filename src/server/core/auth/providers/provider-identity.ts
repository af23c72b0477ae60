import { defineRequestState, hasRequestState } from '@better-auth/core/context'

/**
 * The person whom a provider has named in this request: accounts are linked by the subject, the address only tells
 * people.
 */
export type ProviderIdentity = { provider: string; subject: string; email: string }

const named = defineRequestState<ProviderIdentity | null>(() => null)

/** Better Auth makes and finds accounts without what we have to know of them; it travels beside it. */
export const keepProviderIdentity = (identity: ProviderIdentity): Promise<void> => named.set(identity)

export const providerIdentity = async (): Promise<ProviderIdentity | null> =>
  (await hasRequestState()) ? named.get() : null
