import type { ExportRhythm } from '#domain/exports/schedules.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { startDownload } from '../../shared/files/start-download.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { exportScheduleQuery, exportsQuery } from './exports.queries.ts'

/** Asks for a copy; while one is being made, nothing changes. */
export async function askForExport(weddingId: string, withFiles: boolean): Promise<void> {
  await client.exports.request({ weddingId, withFiles })
  await refreshExports(weddingId)
}

/** Stops or deletes a copy; one that is gone already is no failure. */
export async function removeExport(weddingId: string, exportId: string): Promise<void> {
  await client.exports.remove({ weddingId, exportId }).catch((error: unknown) => {
    if (codeOf(error) !== 'EXPORT_NOT_FOUND') throw error
  })
  await refreshExports(weddingId)
}

/** Downloads a ZIP, for a session of the last minutes. */
export async function downloadExport(weddingId: string, exportId: string): Promise<void> {
  const { url } = await client.exports.link({ weddingId, exportId })
  startDownload(url)
}

/** How often a copy comes by itself; `null` for never. */
export async function setExportSchedule(
  weddingId: string,
  rhythm: ExportRhythm | null,
  withFiles: boolean,
): Promise<void> {
  const schedule = await client.exports.schedule.set({ weddingId, rhythm, withFiles })
  queryClient.setQueryData(exportScheduleQuery(weddingId).queryKey, schedule)
}

const refreshExports = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: exportsQuery(weddingId).queryKey })
