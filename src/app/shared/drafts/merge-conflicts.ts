import { ORPCError } from '@orpc/client'
import type { MergeConflict } from '#contract/agenda-merge.ts'
import { codeOf } from '../error-messages.ts'

/**
 * The conflicts by which a publication was refused, because others have changed the same; `null` for other failures.
 */
export function conflictsIn(error: unknown): MergeConflict[] | null {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'PREPARED_CONFLICTS') return null
  return (error.data as { conflicts: MergeConflict[] }).conflicts
}
