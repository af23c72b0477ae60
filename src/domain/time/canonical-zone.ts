/**
 * The one name of a zone that has several, in any letters: `AET` is `Australia/Sydney`. PostgreSQL knows these, and not
 * every other one.
 */
export const canonicalZone = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
