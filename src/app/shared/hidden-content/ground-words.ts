import type { ReportGround } from '#domain/moderation/reports.ts'

/** The basis of a decision that hides. */
export const GROUND_WORDS: Record<ReportGround, string> = {
  law: 'Creemos que es ilegal',
  terms: 'Va contra los términos de Azahar',
}
