import { getOAuthState } from 'better-auth/api'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import type { Role } from '#domain/members/roles.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { IdentityProvider } from '#server/platform/identity-providers.ts'
import { domainOf, isProvedDomain } from './company-domains.ts'
import { keepProviderIdentity } from './provider-identity.ts'

type Said = { subject: string; email?: unknown; name?: unknown; emailVerified?: unknown }

/**
 * A person as a provider has named them, in the form in which accounts take them; `null` when the address is none, or
 * none that this provider may speak for.
 */
export async function providerUser(one: IdentityProvider, said: Said) {
  // Of a list of addresses none is the person's for certain, not even where it has one alone.
  const email = typeof said.email === 'string' ? said.email.toLowerCase() : ''
  if (!isEmailAddress(email) || !(await speaksFor(one, email))) return null
  await keepProviderIdentity({ provider: one.id, subject: said.subject, email })
  const name = typeof said.name === 'string' ? cleanLine(said.name).slice(0, FULL_NAME_MAX) : ''
  return { email, name, image: undefined, emailVerified: await isVerified(one, said) }
}

/** The role that was chosen on the page from which the person left for the provider. */
export const chosenRole = async (): Promise<Role> =>
  (await getOAuthState())?.['role'] === 'planner' ? 'planner' : 'couple'

/** A company speaks for its own domains only: its server could name any address. */
const speaksFor = async (one: IdentityProvider, email: string): Promise<boolean> =>
  one.domains.length === 0 || isProvedDomain(one, domainOf(email))

/** A signed-in person who links an account has shown whose it is; Better Auth would ask for the address once more. */
async function isVerified(one: IdentityProvider, { emailVerified }: Said): Promise<boolean> {
  if (one.domains.length > 0 || (await getOAuthState())?.link) return true
  return emailVerified === true || emailVerified === 'true'
}
