import type { PlannerImportRowView, PlannerImportView } from '#contract/planner-import-rows.ts'
import { IMPORT_UNDO_DAYS } from '#domain/imports/imports.ts'
import type { PlannerRow } from '#domain/planner-imports/planner-rows.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { viewArchives } from './open-planner-file.ts'
import type { PlannerImportRow } from './planner-imports.queries.ts'
import { readRows } from './read-rows.ts'
import { findRoomFor } from './wedding-room.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>

/** An import as its planner sees it. Rows are there as soon as their files have been read. */
export async function viewPlannerImport(deps: Deps, row: PlannerImportRow): Promise<PlannerImportView> {
  const { plan, shown } = await readRows(deps.db, row)
  const chosen = plan.rows.filter(({ isOut, sameAs }) => !isOut && sameAs === null)
  return {
    ...{ id: row.id, state: row.state },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    files: shown.map(({ id, name, bytes, received, state, problem }) => ({
      ...{ id, name, bytes, received, state, problem },
    })),
    rows: plan.rows.map(viewRow),
    ...{ tooMany: plan.tooMany, clients: plan.clients, loose: plan.loose, invoices: plan.invoices },
    archives: await viewArchives(deps, { plannerId: row.plannerId, importId: row.id }, plan.archives),
    room: row.state === 'open' ? await findRoomFor(deps, row.plannerId, chosen) : null,
    outcome: row.brought && {
      rows: row.brought.rows,
      leads: row.brought.leads.length,
      leftOut: row.brought.leftOut,
      undoUntil: undoUntil(row, deps.clock.now()).toISOString(),
    },
  }
}

/** Until when an import can be undone. */
export const undoUntil = ({ appliedAt }: Pick<PlannerImportRow, 'appliedAt'>, now: Date): Date =>
  new Date((appliedAt ?? now).getTime() + IMPORT_UNDO_DAYS * DAY_MS)

const viewRow = ({ parts, fileIds: _, ...row }: PlannerRow): PlannerImportRowView => ({
  ...row,
  parts: parts.map(({ fileId, fileName, at, isOut, part }) => {
    const { kind, sheet, product, title, detail, alternatives, isUncertain } = part
    return { fileId, fileName, at, isOut, kind, sheet, product, title, detail, alternatives, isUncertain }
  }),
})
