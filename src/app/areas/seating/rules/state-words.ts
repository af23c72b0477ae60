import type { RuleState } from '#domain/seating/rule-states.ts'

/** How the plan stands to a rule, for those who do not see its mark. */
export const STATE_WORDS: Record<RuleState['is'], string> = {
  kept: ' (se cumple)',
  open: '',
  broken: ' (no se cumple)',
}
