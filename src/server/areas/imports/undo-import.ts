import { asDatabase } from '#db/client.ts'
import type { UndoConflict } from '#domain/activity/activity.ts'
import { type Undoing, type Undone, undoLine } from '#server/areas/activity/undo.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { markUndone } from './apply-state.commands.ts'
import { undoUntil } from './import-view.ts'
import { findImport, type ImportOwner, type ImportRow } from './imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/** Ends the transaction in which an undoing was tried. */
class Tried extends Error {
  readonly outcome: Awaited<ReturnType<typeof undoLine>>
  constructor(outcome: Awaited<ReturnType<typeof undoLine>>) {
    super('an undoing was tried')
    this.outcome = outcome
  }
}

export type UndoRefusal = 'notFound' | 'closed'

/** The outcome that undoing an import would have, found out by doing it in a transaction that is given up. */
export async function previewUndo(
  deps: Deps,
  by: Undoing,
  owner: ImportOwner,
  importId: string,
): Promise<{ rows: number; conflicts: UndoConflict[] } | UndoRefusal> {
  const row = await findUndoable(deps, owner, importId)
  if (typeof row === 'string') return row
  const outcome = await deps.db
    .transaction(async (tx) => {
      throw new Tried(await undoLine({ ...deps, db: asDatabase(tx) }, by, row.lineId!))
    })
    .catch((error: unknown) => {
      if (error instanceof Tried) return error.outcome
      throw error
    })
  if (typeof outcome === 'string') return 'closed'
  if (!('undone' in outcome)) return { rows: 0, conflicts: [] }
  return { rows: outcome.undone, conflicts: outcome.conflicts }
}

/** Undoes an import as far as nothing of it was changed since. */
export async function undoImport(
  deps: Deps,
  by: Undoing,
  owner: ImportOwner,
  importId: string,
): Promise<Undone | UndoRefusal> {
  const row = await findUndoable(deps, owner, importId)
  if (typeof row === 'string') return row
  const outcome = await undoLine(deps, by, row.lineId!)
  if (typeof outcome === 'string' || !('undone' in outcome)) return 'closed'
  await markUndone(deps, row)
  return outcome
}

async function findUndoable(
  { db, clock }: Deps,
  owner: ImportOwner,
  importId: string,
): Promise<ImportRow | UndoRefusal> {
  const row = await findImport(db, owner, importId)
  if (!row) return 'notFound'
  const isUndoable =
    row.state === 'done' && row.lineId && row.appliedAt && undoUntil(row.appliedAt) > clock.now()
  return isUndoable ? row : 'closed'
}
