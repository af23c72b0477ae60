/** The fewest and the most characters of the password of a public page. */
export const PAGE_PASSWORD_MIN = 4
export const PAGE_PASSWORD_MAX = 100

/** How long a browser need not ask for the password again, in days. */
export const PAGE_PROOF_DAYS = 30

/** The path of the public page of a wedding under its slug. */
export const publicPagePath = (slug: string): string => `/boda/${slug}`

/** Below it, where a family looks for its invitation (decision 159). */
export const findInvitationPath = (slug: string): string => `${publicPagePath(slug)}/invitacion`

/** The most characters of a name and of a phone or an address that are looked for. */
export const FIND_TYPED_MAX = 120
