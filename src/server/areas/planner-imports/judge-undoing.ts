import type { BroughtRow } from '#domain/planner-imports/planner-imports.ts'
import { findImport, type ImportRow } from '#server/areas/imports/imports.queries.ts'
import type { JobMember } from '#server/areas/imports/job-member.ts'
import { previewUndo } from '#server/areas/imports/undo-import.ts'
import { findMembershipOfJob, proofFor } from '#server/core/auth/gate.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { importIdOf } from './bring-wedding.ts'
import { countChangedSince, type PlannerImportKey } from './planner-imports.queries.ts'

export type Deps = Pick<Platform, 'db' | 'clock' | 'live'> & Configured<'limits'>

/** A wedding that would go, or stay with what was changed since. */
export type UndoneWedding = { key: string; name: string; outcome: 'goes' | 'stays'; changedSince: string[] }

type Judged = { shown: UndoneWedding; member: JobMember | null; imported: ImportRow | undefined }

/** Whether a wedding goes as a whole: one that is new, of the planner alone, and as it came. */
export async function judge(deps: Deps, asked: PlannerImportKey, row: BroughtRow): Promise<Judged> {
  const weddingId = row.weddingId!
  const userId = asked.plannerId
  const member = await findMembershipOfJob(deps, { weddingId, userId })
  const shown: UndoneWedding = { key: row.key, name: row.name, outcome: 'goes', changedSince: [] }
  if (!member) return { shown, member, imported: undefined }
  const owner = { weddingId, userId }
  const imported = await findImport(deps.db, owner, importIdOf(asked, row.key))
  const viewer = proofFor(member, 'wedding', 'view')
  const tried =
    viewer && imported?.lineId && imported.state === 'done'
      ? await previewUndo(deps, { ...member, weddingId: viewer, action: 'imports.undo' }, owner, imported.id)
      : 'closed'
  const conflicts =
    typeof tried === 'string' ? [] : tried.conflicts.map(({ label }) => label ?? 'Algo sin nombre')
  const since = await countChangedSince(deps.db, weddingId, imported?.lineId ?? null)
  const changedSince = [
    ...new Set(conflicts),
    ...(since.lines > 0 && conflicts.length === 0 ? ['Lo que se ha añadido o cambiado después'] : []),
    ...(since.members > 1 && row.isNew ? ['Ya hay más personas en la boda'] : []),
  ].slice(0, CHANGES_SHOWN)
  const stays = row.isNew
    ? changedSince.length > 0 || !proofFor(member, 'members', 'edit')
    : conflicts.length > 0
  return { shown: { ...shown, outcome: stays ? 'stays' : 'goes', changedSince }, member, imported }
}

const CHANGES_SHOWN = 20
