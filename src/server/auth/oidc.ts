import { getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { FULL_NAME_MAX } from '#domain/accounts.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { isEmailAddress } from '#domain/contact.ts'
import { DAY_MS, HOUR_SECONDS, SECOND_MS } from '#domain/time.ts'
import type { Platform } from '../context.ts'
import type { IdentityProvider } from '../platform/identity-providers.ts'
import { within } from '../platform/within.ts'
import { appleSecret } from './apple-secret.ts'
import { isProvedDomain } from './company-domains.ts'

/** How long a sign-in waits for what a provider says of itself; one that is away is asked again a little later. */
const DISCOVERY_MS = 5 * SECOND_MS
const RETRY_MS = 30 * SECOND_MS

/** An id token that was made longer ago is refused, so that those which have served need not be remembered for good. */
export const ID_TOKEN_SECONDS = HOUR_SECONDS

type Plugin = ReturnType<typeof genericOAuth>
/** Better Auth's own, without the options of this one. */
export type AuthContext = Parameters<Plugin['init']>[0]
type Provider = AuthContext['socialProviders'][number]

/**
 * The providers of `OIDC_PROVIDERS`, as Better Auth's generic OAuth makes them. That looks each up once, when the
 * server starts, and leaves out for good what is away then; here they are looked up when a person signs in with one,
 * so that one that hangs does not close the other ways in.
 */
export class OidcProviders {
  readonly #configured: readonly IdentityProvider[]
  readonly #foundAt = new Map<string, number>()
  readonly #askedAt = new Map<string, number>()

  constructor({ identityProviders }: Pick<Platform, 'identityProviders'>) {
    this.#configured = identityProviders
  }

  /** Waits until all that are there can be used. */
  async ready(context: AuthContext): Promise<void> {
    await Promise.all(this.#configured.map((one) => this.#find(one, context)))
  }

  /** The first time is waited for; later ones, once a day, are not. */
  async #find(one: IdentityProvider, context: AuthContext): Promise<void> {
    const now = performance.now()
    const foundAt = this.#foundAt.get(one.id)
    const isDue = foundAt === undefined || now - foundAt > DAY_MS
    if (!isDue || now - (this.#askedAt.get(one.id) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) return
    this.#askedAt.set(one.id, now)
    const asking = this.#discover(one, context)
    if (foundAt === undefined) await within(DISCOVERY_MS, asking)
  }

  async #discover(one: IdentityProvider, context: AuthContext): Promise<void> {
    const all = context.socialProviders
    const { socialProviders } = (await genericOAuth({ config: [configOf(one)] }).init(context)).context
    const found = socialProviders.find((provider) => provider.id === one.id && !all.includes(provider))
    if (!found) return
    this.#foundAt.set(one.id, performance.now())
    const place = all.findIndex(({ id }) => id === one.id)
    // The array is the one that every request of Better Auth reads.
    all.splice(place < 0 ? all.length : place, 1, guarded(found, one))
  }
}

const configOf = (one: IdentityProvider) => ({
  providerId: one.id,
  name: one.name,
  discoveryUrl: `${one.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  clientId: one.clientId,
  clientSecret:
    typeof one.clientSecret === 'string' ? one.clientSecret : appleSecret(one.clientId, one.clientSecret),
  scopes: one.scopes,
  pkce: true,
  requireIdTokenVerification: true,
  disableImplicitSignUp: true,
  ...(one.responseMode && { responseMode: one.responseMode }),
  mapProfileToUser: async () => ({
    role: (await getOAuthState())?.['role'] === 'planner' ? 'planner' : 'couple',
  }),
})

/**
 * What Better Auth leaves to the provider is asked for here: an id token in every answer, the same subject in
 * all that was read, and an address that the provider has verified or that belongs to the company it speaks for.
 */
function guarded(provider: Provider, one: IdentityProvider): Provider {
  const { getUserInfo, idToken } = provider
  const audience = [one.clientId, ...one.nativeClientIds]
  return Object.assign(provider, {
    idToken: { ...idToken, audience, maxTokenAge: ID_TOKEN_SECONDS },
    getUserInfo: async (tokens: Parameters<typeof getUserInfo>[0]) => {
      if (!tokens.idToken) return null
      const found = await getUserInfo.call(provider, tokens)
      const claims = claimsOf(tokens.idToken)
      const data = found?.data as { sub?: unknown } | undefined
      if (!found || data?.sub !== claims['sub']) return null
      const email = String(found.user.email ?? '').toLowerCase()
      if (!isEmailAddress(email) || !(await speaksFor(one, email))) return null
      const name = cleanLine(found.user.name ?? '').slice(0, FULL_NAME_MAX)
      const user = {
        ...found.user,
        email,
        name,
        image: undefined,
        emailVerified: await isVerified(one, found.user),
      }
      return { ...found, user }
    },
  })
}

/** A company speaks for its own domains only: its server could name any address. */
const speaksFor = async (one: IdentityProvider, email: string): Promise<boolean> =>
  one.domains.length === 0 || isProvedDomain(one, domainOf(email))

/** A signed-in person who links an account has shown whose it is; Better Auth would ask for the address once more. */
async function isVerified(one: IdentityProvider, user: { emailVerified?: unknown }): Promise<boolean> {
  if (one.domains.length > 0 || (await getOAuthState())?.link) return true
  return user.emailVerified === true || user.emailVerified === 'true'
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Of a token whose signature has been checked. */
const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
