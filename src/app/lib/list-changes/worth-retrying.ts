import { ORPCError } from '@orpc/client'
import { codeOf } from '../error-messages.ts'

/** A phone on a train: after this long, in milliseconds, no answer is coming. */
export const PATIENCE_MS = 20_000

/** Whether another try may help: nothing was heard, or the server stumbled. Every change can be repeated. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isServerTrouble = error instanceof ORPCError && error.status >= 500
  return failures < 3 && (isServerTrouble || codeOf(error) === 'OFFLINE')
}
