/** The fewest and the most characters of the password of a public page. */
export const PAGE_PASSWORD_MIN = 4
export const PAGE_PASSWORD_MAX = 100

/** How long a browser need not ask for the password again, in days. */
export const PAGE_PROOF_DAYS = 30

/** The path of the public page of a wedding under its slug. */
export const publicPagePath = (slug: string): string => `/boda/${slug}`
