import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const EXPECTED =
  'must be a JSON list of providers, each with id, clientId and clientSecret, and with name and issuer where the id is not google or apple'

/** What is known of the large ones. Apple sends its answer as a form, and signs with a secret that is made anew. */
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

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  name: text.max(40),
  issuer: z.string().refine(isIssuer),
  clientId: text,
  clientSecret: z.union([text, z.strictObject({ teamId: text, keyId: text, privateKey: text })]),
  scopes: z.array(text).default(['openid', 'email', 'profile']),
  responseMode: z.literal('form_post').optional(),
  /** Other clients of the same provider whose id tokens are taken: the apps of a phone. */
  nativeClientIds: z.array(text).default([]),
  /** The email domains of a company, which the operator answers for: its people sign in by their address alone. */
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    )
    .default([]),
  /** `dns` asks for a TXT record of each domain as well, see README. */
  proof: z.enum(['operator', 'dns']).default('operator'),
})

/** A provider of OpenID Connect that people may sign in with. */
export type IdentityProvider = z.output<typeof provider>

const withPreset = z.unknown().transform((given) => {
  if (typeof given !== 'object' || given === null || !('id' in given)) return given
  const preset = Object.hasOwn(PRESETS, String(given.id)) ? PRESETS[String(given.id)] : {}
  return { ...preset, ...given }
})

const providers = z
  .array(withPreset.pipe(provider))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => {
    const domains = all.flatMap((one) => one.domains)
    return new Set(domains).size === domains.length
  })

/** `OIDC_PROVIDERS`: JSON in one variable. The message does not repeat it, because it holds secrets. */
export const identityProviders = z.string().transform((json, context): IdentityProvider[] => {
  const parsed = providers.safeParse(parse(json))
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: EXPECTED })
  return z.NEVER
})

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Secrets go there, so TLS is a must except on this machine. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
