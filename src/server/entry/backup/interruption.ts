import { constants } from 'node:os'
import { StartError } from '#server/platform/start-error.ts'

export const INTERRUPTING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The reason of a command that ends before it is through, because it was told to. */
export class Interruption extends StartError {
  readonly code: (typeof INTERRUPTING)[number]

  constructor(code: (typeof INTERRUPTING)[number], outcome?: string) {
    super(outcome ? `Ended by ${code}: ${outcome}.` : `Ended by ${code}`)
    this.code = code
  }

  /** As shells have it. */
  get exitCode(): number {
    return 128 + constants.signals[this.code]
  }
}
