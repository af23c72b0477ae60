import type { OnStatement } from '#db/measure-statements.ts'
import type { Log } from '#server/platform/log.ts'
import { nameOfStatement, shownStatement } from './statement-name.ts'

/** Logs statements that take so many milliseconds or longer, without their parameters; `null` logs none. */
export function slowStatements(log: Pick<Log, 'warn'>, fromMs: number): OnStatement | null {
  if (fromMs === 0) return null
  return (sent) => {
    const began = performance.now()
    return (failed) => {
      const ms = Math.round(performance.now() - began)
      if (ms < fromMs) return
      const line = { statement: nameOfStatement(sent), ms, failed, sql: shownStatement(sent) }
      log.warn(line, 'slow statement')
    }
  }
}
