/** The errors of Better Auth when a provider has sent a browser back, as the codes that have sentences. */
const CODES: Record<string, string> = {
  account_not_linked: 'ACCOUNT_NOT_LINKED',
  signup_disabled: 'NO_ACCOUNT_YET',
  PROVIDER_EMAIL_UNVERIFIED: 'PROVIDER_EMAIL_UNVERIFIED',
  account_already_linked_to_different_user: 'ACCOUNT_OF_ANOTHER',
  OTHER_IDENTITY_LINKED: 'OTHER_IDENTITY_LINKED',
  link_ended: 'LINK_ENDED',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  access_denied: 'PROVIDER_CANCELLED',
}

/**
 * Leads a browser on that comes back from a provider: to its page, to the second step, or to the login with the reason.
 * The provider's own words about an error stay out of our addresses.
 */
export function arrival(response: Response, isWaiting: boolean): Response {
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  headers.delete('content-type')
  headers.delete('content-length')
  if (isWaiting) headers.set('location', '/login?paso=codigo')
  else headers.set('location', location ? explained(location) : '/login?error=PROVIDER_REFUSED')
  return new Response(null, { status: 302, headers })
}

function explained(location: string): string {
  const url = new URL(location, 'http://azahar.invalid')
  const error = url.searchParams.get('error')
  // A form of the provider becomes an address of ours first.
  if (error === null || url.pathname.startsWith('/api/auth/callback/')) return location
  const code = Object.hasOwn(CODES, error) ? CODES[error]! : 'PROVIDER_REFUSED'
  return `${url.pathname}?error=${code}`
}
