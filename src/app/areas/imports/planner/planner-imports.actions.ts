import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { plannerPieceAddress } from '#contract/upload-address.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import type { RowAnswer } from '#domain/planner-imports/planner-imports.ts'
import { codeOf } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import type { ArrivalRoom } from '../arriving/arrival-store.ts'
import { dropArrivals, sendFiles } from '../arriving/arrivals.ts'
import { type Bringing, withArrived } from '../imports.actions.ts'
import { keepPlannerImport, plannerImportQuery, plannerImportsQuery } from './planner-imports.queries.ts'

/** Announces files and begins to send them. Repeating it changes nothing. */
export async function bringFiles({
  importId,
  isNew,
  files,
  again,
}: Omit<Bringing, 'weddingId'>): Promise<void> {
  if (isNew) keepPlannerImport(await client.plannerImports.begin({ id: importId }))
  sendFiles(roomOf(importId), again)
  if (files.length === 0) return
  const announced = files.map(({ id, name, file }) => ({ id, name, bytes: file.size }))
  keepPlannerImport(await client.plannerImports.addFiles({ importId, files: announced }))
  const withBytes = files.filter(({ file }) => file.size > 0)
  sendFiles(
    roomOf(importId),
    withBytes.map((one) => ({ ...one, received: 0 })),
  )
}

function roomOf(importId: string): ArrivalRoom {
  const { queryKey } = plannerImportQuery(importId)
  const look = () => void queryClient.invalidateQueries({ queryKey })
  return {
    importId,
    addressOf: (id, from) => plannerPieceAddress({ importId, id }, from),
    onArrived(id, bytes) {
      queryClient.setQueryData(
        queryKey,
        (view) => view && { ...view, files: withArrived(view.files, id, bytes) },
      )
      look()
    },
    onGone: look,
  }
}

const kept = async (call: Promise<PlannerImportView>): Promise<void> => keepPlannerImport(await call)

export async function removeFile(importId: string, fileId: string): Promise<void> {
  dropArrivals(({ id }) => id === fileId)
  await kept(client.plannerImports.removeFile({ importId, fileId }))
}

/** Answers what is asked of weddings. */
export const answerRows = (importId: string, rows: ({ key: string } & RowAnswer)[]): Promise<void> =>
  kept(client.plannerImports.answer({ importId, rows }))

/** Puts a loose file to a wedding, or leaves it out. */
export const placeFile = (importId: string, file: { id: string; row: string }): Promise<void> =>
  kept(client.plannerImports.answer({ importId, file }))

/** Says that a client is a wedding, a request, or neither. */
export const placeClient = (
  importId: string,
  given: { key: string; kind: 'wedding' | 'lead' | 'out' },
): Promise<void> => kept(client.plannerImports.answer({ importId, client: given }))

/** Says what a part is, or leaves it out. */
export const choosePart = (
  importId: string,
  { fileId, at }: { fileId: string; at: number },
  choice: { kind?: PartKind; isOut?: boolean },
): Promise<void> => kept(client.plannerImports.choosePart({ importId, fileId, part: at, ...choice }))

/** Begins to bring weddings in, or tries those that failed again. */
export const apply = (importId: string, keys: string[]): Promise<void> =>
  kept(client.plannerImports.apply({ importId, keys }))

/** Gives an import up; one that is being brought in stops before its next wedding. */
export async function cancel(importId: string, isApplying: boolean): Promise<void> {
  dropArrivals((one) => one.importId === importId)
  await client.plannerImports.cancel({ importId }).catch((error: unknown) => {
    if (codeOf(error) !== 'IMPORT_NOT_FOUND') throw error
  })
  const { queryKey } = plannerImportQuery(importId)
  if (isApplying) await queryClient.invalidateQueries({ queryKey })
  else queryClient.removeQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey: plannerImportsQuery().queryKey })
}

/** Takes all weddings back, or one, and reads everything again that may have changed. */
export async function undo(importId: string, key: string | undefined): Promise<void> {
  await kept(client.plannerImports.undo({ importId, ...(key !== undefined && { key }) }))
  await queryClient.invalidateQueries()
}
