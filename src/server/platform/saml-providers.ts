import { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { emailDomains, isProviderAddress, providerFields, providerList } from './provider-fields.ts'

const EXPECTED =
  'must be a JSON list of companies, each with id, name, entryPoint (https), issuer, certificates (PEM, RSA of at least 2048 bits) and domains'

const RSA_BITS_MIN = 2048

const certificate = z.string().max(20_000).refine(isUsable)

const provider = z
  .strictObject({
    ...providerFields,
    /** Browsers are sent to this address with a request. */
    entryPoint: z.string().max(2000).refine(isProviderAddress),
    /** The entity id of the company's server. */
    issuer: z.string().trim().min(1).max(1024),
    /** Those that its signatures are checked with: more than one while it changes them. */
    certificates: z.union([certificate.transform((one) => [one]), z.array(certificate).min(1).max(10)]),
    domains: emailDomains.min(1),
  })
  .transform((given) => ({ ...given, protocol: 'saml' as const }))

/** The server of a company that signs its people in with SAML 2.0. */
export type SamlProvider = z.output<typeof provider>

/** `SAML_PROVIDERS` */
export const samlProviders = providerList(provider, EXPECTED)

function isUsable(pem: string): boolean {
  if (!/^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/.test(pem.trim()))
    return false
  try {
    const { publicKey } = new X509Certificate(pem)
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0
    return publicKey.asymmetricKeyType === 'rsa' && bits >= RSA_BITS_MIN
  } catch {
    return false
  }
}
