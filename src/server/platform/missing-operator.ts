import { missingOfOperator, unsaidOfOperator } from '#domain/operation/operator.ts'
import type { Config } from './config.ts'
import { isLoopback } from './outbound/loopback.ts'

type Installation = Pick<Config, 'publicUrl' | 'operator'>

const isPublic = ({ publicUrl }: Installation) => !isLoopback(new URL(publicUrl).hostname)

/** The facts about its operator that a public installation leaves out; one on this machine need not say any. */
export const missingInPublic = (installation: Installation): string[] =>
  isPublic(installation) ? missingOfOperator(installation.operator) : []

/** The same as one line for the operator, `null` where nothing is missing. */
export function describeMissingOperator(installation: Installation): string | null {
  const missing = missingInPublic(installation)
  if (missing.length === 0) return null
  const unsaid = unsaidOfOperator(installation.operator)
  const also = unsaid.length > 0 ? `, and what applies of ${unsaid.join(', ')}` : ''
  return `The law asks a public installation to say who runs it: set ${missing.join(', ')}${also} (see /aviso-legal).`
}

/** Lists facts that only some operators have, for one who has said the rest; `null` when none is left to think of. */
export function describeUnsaidOperator(installation: Installation): string | null {
  const unsaid = unsaidOfOperator(installation.operator)
  if (!isPublic(installation) || unsaid.length === 0 || missingInPublic(installation).length > 0) return null
  return `The legal texts do not name ${unsaid.join(', ')}: set what applies to you.`
}
