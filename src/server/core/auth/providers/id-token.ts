/** Longest subject, in characters (OpenID Connect Core 2). */
const SUBJECT_MAX = 255

/**
 * Reads the subject of an id token; `null` for one that is not for us alone. The library asks neither for an end, nor
 * who the token was made for when it names several, and both may be left out by a provider that means no good.
 */
export function subjectOf(idToken: string, ours: readonly string[]): string | null {
  const { sub, exp, aud, azp } = claimsOf(idToken)
  const isOurs = (one: unknown) => typeof one === 'string' && ours.includes(one)
  const audiences = Array.isArray(aud) ? aud : [aud]
  if (typeof exp !== 'number' || audiences.length === 0 || !audiences.every(isOurs)) return null
  if (azp === undefined ? audiences.length > 1 : !isOurs(azp)) return null
  return typeof sub === 'string' && sub !== '' && sub.length <= SUBJECT_MAX ? sub : null
}

/** Of a token whose signature has been checked. */
const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
