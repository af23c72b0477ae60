import { getOAuthState } from 'better-auth/api'
import type { Configured, Platform } from '#server/core/context.ts'
import type { SamlProvider } from '#server/platform/saml-providers.ts'
import type { AuthContext } from '../providers/oidc.ts'
import { chosenRole, providerUser } from '../providers/provider-user.ts'
import { samlOf } from './saml-answer.ts'
import type { SamlPerson } from './saml-assertion.ts'
import { SamlRequests } from './saml-requests.ts'

type Deps = Pick<Platform, 'rateLimiter'> & Configured<'identityProviders' | 'publicUrl' | 'authSecret'>
type Provider = AuthContext['socialProviders'][number]

/**
 * Makes the companies of `SAML_PROVIDERS` providers of Better Auth, beside those of OpenID Connect: a ticket for an
 * answer that was checked stands in the place of a code. So accounts are made, linked and unlinked as with those, a
 * sign-in ends in the browser that began it, and the second step and the notices are the same.
 */
export function addSamlProviders(context: AuthContext, platform: Deps): void {
  const all = context.socialProviders
  for (const one of platform.settings.identityProviders) {
    if (one.protocol === 'saml' && !all.some(({ id }) => id === one.id)) {
      all.push(providerOf(one, new SamlRequests(context, platform), platform))
    }
  }
}

const providerOf = (
  one: SamlProvider,
  requests: SamlRequests,
  { settings: { publicUrl } }: Deps,
): Provider => ({
  id: one.id,
  name: one.name,
  disableImplicitSignUp: true,
  accountSubject: ({ profile }) => (profile as SamlPerson).subject,
  createAuthorizationURL: async ({ state }) => {
    const id = await requests.begin(one, state)
    const saml = await samlOf(one, publicUrl, { generateUniqueId: () => id })
    return new URL(await saml.getAuthorizeUrlAsync(state, undefined, {}))
  },
  validateAuthorizationCode: async ({ code }) => {
    const person = await requests.redeem(one, code, (await getOAuthState())?.['oauthState'])
    return person && { raw: person }
  },
  getUserInfo: async ({ raw }) => {
    const person = raw as SamlPerson
    const known = await providerUser(one, person)
    return known && { user: { ...known, role: await chosenRole() }, data: person }
  },
})
