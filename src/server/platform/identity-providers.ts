import { z } from 'zod'
import { emailDomains, isProviderAddress, providerFields, providerList } from './provider-fields.ts'
import type { SamlProvider } from './saml-providers.ts'

const EXPECTED =
  'must be a JSON list of providers, each with id, clientId and clientSecret, and with name and issuer where the id is not google or apple'

/** The settings of the large providers. Apple sends its answer as a form, and signs with a secret that is made anew. */
const PRESETS: Record<string, object> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  apple: {
    name: 'Apple',
    issuer: 'https://appleid.apple.com',
    scopes: ['openid', 'email', 'name'],
    responseMode: 'form_post',
  },
}

const text = z.string().trim().min(1).max(4000)

const provider = z
  .strictObject({
    ...providerFields,
    issuer: z.string().refine(isProviderAddress),
    clientId: text,
    clientSecret: z.union([text, z.strictObject({ teamId: text, keyId: text, privateKey: text })]),
    scopes: z.array(text).default(['openid', 'email', 'profile']),
    responseMode: z.literal('form_post').optional(),
    /** Other clients of the same provider whose id tokens are taken: the apps of a phone. */
    nativeClientIds: z.array(text).default([]),
    domains: emailDomains.default([]),
  })
  .transform((given) => ({ ...given, protocol: 'oidc' as const }))

/** A provider of OpenID Connect that people may sign in with. */
export type OidcProvider = z.output<typeof provider>

/** A provider that people may sign in with beside their password. One with domains is a company. */
export type IdentityProvider = OidcProvider | SamlProvider

const withPreset = z.unknown().transform((given) => {
  if (typeof given !== 'object' || given === null || !('id' in given)) return given
  const preset = Object.hasOwn(PRESETS, String(given.id)) ? PRESETS[String(given.id)] : {}
  return { ...preset, ...given }
})

/** `OIDC_PROVIDERS` */
export const oidcProviders = providerList(withPreset.pipe(provider), EXPECTED)
