import type { ImportFileView, ImportView } from '#contract/import-rows.ts'
import { importPieceAddress } from '#contract/upload-address.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import type { ArrivalRoom } from './arriving/arrival-store.ts'
import { dropArrivals, sendFiles } from './arriving/arrivals.ts'
import type { ImportRef, NewFile, PartRef } from './import-refs.ts'
import { importQuery, importsQuery, keepImport } from './imports.queries.ts'

export type Bringing = ImportRef & {
  /** Whether the import is still to be begun. */
  isNew: boolean
  files: readonly NewFile[]
  /** Files that go on where they stopped. */
  again: readonly (NewFile & { received: number })[]
  /** A pasted text. */
  text?: { id: string; text: string }
}

/** Files that one request announces: their names fit into its body. */
const ANNOUNCED_AT_ONCE = 500

/** Announces files and begins to send them. Repeating it changes nothing. */
export async function bring({ weddingId, importId, isNew, files, again, text }: Bringing): Promise<void> {
  if (isNew) keepImport(weddingId, await client.imports.begin({ weddingId, id: importId }))
  const room = roomOf({ weddingId, importId })
  sendFiles(room, again)
  for (let from = 0; from < files.length; from += ANNOUNCED_AT_ONCE) {
    const part = files.slice(from, from + ANNOUNCED_AT_ONCE)
    const announced = part.map(({ id, name, file }) => ({ id, name, bytes: file.size }))
    keepImport(weddingId, await client.imports.addFiles({ weddingId, importId, files: announced }))
    sendFiles(
      room,
      part.filter(({ file }) => file.size > 0).map((one) => ({ ...one, received: 0 })),
    )
  }
  if (text) keepImport(weddingId, await client.imports.addText({ weddingId, importId, ...text }))
}

/** The import of a wedding as files arrive in it. What has arrived is shown before the server is asked again. */
function roomOf({ weddingId, importId }: ImportRef): ArrivalRoom {
  const { queryKey } = importQuery(weddingId, importId)
  const look = () => void queryClient.invalidateQueries({ queryKey })
  return {
    importId,
    addressOf: (id, from) => importPieceAddress({ weddingId, importId, id }, from),
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

/** The files with one that has arrived whole and waits to be read. */
export const withArrived = <F extends Pick<ImportFileView, 'id' | 'state' | 'received'>>(
  files: readonly F[],
  id: string,
  bytes: number,
): F[] =>
  files.map((one) =>
    one.id === id && one.state === 'arriving' ? { ...one, received: bytes, state: 'waiting' as const } : one,
  )

const kept = async ({ weddingId }: ImportRef, call: Promise<ImportView>): Promise<void> =>
  keepImport(weddingId, await call)

/** Takes files out, one after another; one that is out already is no failure. */
export async function removeFiles(ref: ImportRef, fileIds: readonly string[]): Promise<void> {
  dropArrivals(({ id }) => fileIds.includes(id))
  for (const fileId of fileIds) await kept(ref, client.imports.removeFile({ ...ref, fileId }))
}

/** Leaves parts out, or takes them in again. */
export async function leaveOut(ref: ImportRef, parts: readonly PartRef[], isOut: boolean): Promise<void> {
  for (const part of parts) await kept(ref, client.imports.choosePart({ ...ref, ...part, isOut }))
}

/** Says what a part is; one that was out comes in with that. */
export const takeAs = (ref: ImportRef, part: PartRef, kind: PartKind, wasOut: boolean): Promise<void> =>
  kept(ref, client.imports.choosePart({ ...ref, ...part, kind, ...(wasOut && { isOut: false }) }))

export const answer = (ref: ImportRef, key: string, value: string): Promise<void> =>
  kept(ref, client.imports.answer({ ...ref, key, value }))

/** Begins to bring all of it in as the preview showed it; asked again it goes on as before. */
export const apply = (ref: ImportRef, seen: string): Promise<void> =>
  kept(ref, client.imports.apply({ ...ref, seen }))

/** Gives an import up with its files; one that is gone already is no failure. */
export async function cancel(ref: ImportRef): Promise<void> {
  dropArrivals(({ importId }) => importId === ref.importId)
  await client.imports.cancel(ref).catch((error: unknown) => {
    if (codeOf(error) !== 'IMPORT_NOT_FOUND') throw error
  })
  queryClient.removeQueries({ queryKey: importQuery(ref.weddingId, ref.importId).queryKey })
  await queryClient.invalidateQueries({ queryKey: importsQuery(ref.weddingId).queryKey })
}

/** Takes an import back, and reads everything again that it may have changed. */
export async function undo(ref: ImportRef): Promise<{ undone: number; kept: number }> {
  const undone = await client.imports.undo(ref)
  await refreshWedding()
  return undone
}

/** Everything that the page holds of the wedding may have changed. */
export const refreshWedding = (): Promise<void> => queryClient.invalidateQueries()
