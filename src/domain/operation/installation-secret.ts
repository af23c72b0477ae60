/**
 * The marks that a start compares: that of the database, `null` before its first, that of the secret it was given, and
 * those of a former secret and of one that is given up for lost.
 */
export type SecretMarks = { known: string | null; own: string; former: string | null; lost: string | null }

/**
 * `changed`: the former secret is at hand, so that all it encrypted can be encrypted anew. `lost`: it is not, and that
 * is accepted. `other` and `unproven` are no secrets to start with.
 */
export type SecretVerdict = 'first' | 'same' | 'changed' | 'lost' | 'other' | 'unproven'

/** Whether a secret is the one that a database was used with, and what a start has to do about it. */
export function judgeSecret({ known, own, former, lost }: SecretMarks): SecretVerdict {
  if (known === own) return 'same'
  // A backup of an older version knows no mark, and says the one of its secret when it is restored.
  if (known === null && lost !== null && lost !== own) return 'lost'
  if (known === null) return former === null || former === own ? 'first' : 'unproven'
  if (known === former) return 'changed'
  return known === lost ? 'lost' : 'other'
}
