import { missingOfOperator } from '#domain/operator.ts'
import type { Config } from './config.ts'
import { isLoopback } from './loopback.ts'

type Installation = Pick<Config, 'publicUrl' | 'operator'>

/** What a public installation does not say about who runs it; one on this machine need not say anything. */
export const missingInPublic = ({ publicUrl, operator }: Installation): string[] =>
  isLoopback(new URL(publicUrl).hostname) ? [] : missingOfOperator(operator)

/** The same as one line for the operator, `null` where nothing is missing. */
export function describeMissingOperator(installation: Installation): string | null {
  const missing = missingInPublic(installation)
  if (missing.length === 0) return null
  return `The law asks a public installation to say who runs it: set ${missing.join(', ')} (see /aviso-legal).`
}
