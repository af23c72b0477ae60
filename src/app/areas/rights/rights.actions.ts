import { MINUTE_MS } from '#domain/time.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { sendFile } from '../../lib/send-file.ts'
import { weddingsQuery } from '../../lib/session.ts'
import { dataExportQuery } from './rights.queries.ts'

export async function askForCopy(): Promise<void> {
  const copy = await client.rights.export.request()
  queryClient.setQueryData(dataExportQuery().queryKey, copy)
}

/** The account is closed when this succeeds, and with it every session. */
export const deleteAccount = (word: string) => client.rights.deletion.request({ word })

/** The browser saves the ZIP while it is made. */
export function downloadWedding(weddingId: string): void {
  const link = document.createElement('a')
  link.href = `/api/weddings/${weddingId}/archive`
  link.download = ''
  link.click()
}

/** How long the server may take to read a ZIP that has been sent, in milliseconds. */
const READING_MS = 10 * MINUTE_MS

/** Brings a downloaded wedding in; `onProgress` gets the share of the file that was sent. */
export async function bringWeddingIn(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ id: string; name: string }> {
  const { stored } = sendFile<{ id: string; name: string }>(
    '/api/wedding-archives',
    file,
    onProgress,
    READING_MS,
  )
  const wedding = await stored
  await queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey })
  return wedding
}
