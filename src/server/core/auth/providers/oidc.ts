import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { DAY_MS, HOUR_SECONDS, SECOND_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { OidcProvider } from '#server/platform/identity-providers.ts'
import { within } from '#server/platform/within.ts'
import { appleSecret } from './apple-secret.ts'
import { subjectOf } from './id-token.ts'
import { chosenRole, providerUser } from './provider-user.ts'

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
  readonly #configured: readonly OidcProvider[]
  readonly #foundAt = new Map<string, number>()
  readonly #askedAt = new Map<string, number>()

  readonly #log: Platform['log']

  constructor({
    settings: { identityProviders },
    log,
  }: Pick<Platform, 'log'> & Configured<'identityProviders'>) {
    this.#log = log
    this.#configured = identityProviders.filter((one) => one.protocol === 'oidc')
  }

  /** Waits until all that are there can be used. */
  async ready(context: AuthContext): Promise<void> {
    await Promise.all(this.#configured.map((one) => this.#find(one, context)))
  }

  /** The first time is waited for; later ones, once a day, are not. */
  async #find(one: OidcProvider, context: AuthContext): Promise<void> {
    const now = performance.now()
    const foundAt = this.#foundAt.get(one.id)
    const isDue = foundAt === undefined || now - foundAt > DAY_MS
    if (!isDue || now - (this.#askedAt.get(one.id) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) return
    this.#askedAt.set(one.id, now)
    const asking = this.#discover(one, context)
    if (foundAt === undefined) await within(DISCOVERY_MS, asking)
  }

  async #discover(one: OidcProvider, context: AuthContext): Promise<void> {
    const all = context.socialProviders
    const { socialProviders } = (await genericOAuth({ config: [configOf(one)] }).init(context)).context
    const found = socialProviders.find((provider) => provider.id === one.id && !all.includes(provider))
    if (!found) return
    if (found.issuer !== one.issuer) {
      // Metadata that names another issuer would let one provider speak for another (ASVS 10.5.3).
      this.#log.error(
        { provider: one.id, issuer: one.issuer },
        'identity provider refused: it names another issuer',
      )
      return
    }
    this.#foundAt.set(one.id, performance.now())
    const place = all.findIndex(({ id }) => id === one.id)
    // The array is the one that every request of Better Auth reads.
    all.splice(place < 0 ? all.length : place, 1, guarded(found, one))
  }
}

const configOf = (one: OidcProvider) => ({
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
  mapProfileToUser: async () => ({ role: await chosenRole() }),
})

/**
 * Asks for the things that Better Auth leaves to the provider: an id token in every answer, the same subject in all
 * that was read, and an address that the provider has verified or that belongs to the company it speaks for.
 */
function guarded(provider: Provider, one: OidcProvider): Provider {
  const { getUserInfo, idToken } = provider
  const audience = [one.clientId, ...one.nativeClientIds]
  return Object.assign(provider, {
    idToken: { ...idToken, audience, maxTokenAge: ID_TOKEN_SECONDS },
    getUserInfo: async (tokens: Parameters<typeof getUserInfo>[0]) => {
      if (!tokens.idToken) return null
      const found = await getUserInfo.call(provider, tokens)
      const subject = subjectOf(tokens.idToken, audience)
      const data = found?.data as { sub?: unknown } | undefined
      if (!found || !subject || data?.sub !== subject) return null
      const known = await providerUser(one, { ...found.user, subject })
      if (!known) return null
      const user = { ...found.user, ...known }
      return { ...found, user }
    },
  })
}
