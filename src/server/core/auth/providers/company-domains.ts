import { resolveTxt } from 'node:dns/promises'
import { MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import type { IdentityProvider } from '#server/platform/identity-providers.ts'

/** How long an answer of DNS is good for. */
const KEPT_MS = 10 * MINUTE_MS
const DNS_MS = 5 * SECOND_MS

const kept = new Map<string, { isProved: boolean; until: number }>()

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The company that an address belongs to; `null` for an address outside of all companies. */
export const companyOf = (providers: readonly IdentityProvider[], domain: string): IdentityProvider | null =>
  providers.find(({ domains }) => domains.includes(domain)) ?? null

/**
 * Whether a provider may speak for a domain: the operator has named it in the configuration and, where that asks for
 * it, the domain has the TXT record `azahar-sso=<id of the provider>`.
 */
export async function isProvedDomain(one: IdentityProvider, domain: string): Promise<boolean> {
  if (!one.domains.includes(domain)) return false
  if (one.proof === 'operator') return true
  const key = `${one.id} ${domain}`
  const known = kept.get(key)
  if (known && known.until > performance.now()) return known.isProved
  const isProved = await hasRecord(domain, `azahar-sso=${one.id}`)
  kept.set(key, { isProved, until: performance.now() + (isProved ? KEPT_MS : 0) })
  return isProved
}

async function hasRecord(domain: string, record: string): Promise<boolean> {
  const timeout = new Promise<string[][]>((resolve) => setTimeout(resolve, DNS_MS, []).unref())
  const records = await Promise.race([resolveTxt(domain).catch(() => []), timeout])
  return records.some((parts) => parts.join('') === record)
}
