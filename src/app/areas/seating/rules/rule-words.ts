import type { RuleState, SeatingRuleKind } from '#domain/seating/seating-rules.ts'

/** The heading of the rules of a kind. */
export const KIND_WORDS: Record<SeatingRuleKind, string> = { together: 'Juntos', apart: 'Separados' }

/** How firm a rule is. */
export const firmInWords = (isFirm: boolean): string => (isFirm ? 'Siempre' : 'Si se puede')

/** Why a rule is not kept; `null` when it is, or nothing can be said yet. */
export function brokenInWords(kind: SeatingRuleKind, state: RuleState): string | null {
  if (state !== 'broken') return null
  return kind === 'apart' ? 'Están en la misma mesa' : 'Están en mesas distintas'
}
