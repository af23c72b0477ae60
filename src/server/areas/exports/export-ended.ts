import type { ExportFailure } from '#domain/exports/exports.ts'

/** Why a copy ends for good: with a reason, or because its person stopped it. */
export class ExportEnded extends Error {
  readonly reason: ExportFailure | 'stopped'
  constructor(reason: ExportEnded['reason']) {
    super(reason)
    this.reason = reason
  }
}
