import type { BroughtWedding } from '#contract/exports.ts'
import { ARCHIVE_MAX_BYTES } from '#domain/archive/wedding-archive.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { CodedError } from '../../shared/error-messages.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { sendFile } from '../../sync/send-file.ts'
import { countAsUnsaved } from '../../sync/unsaved/unsaved.ts'
import { dataExportQuery } from './rights.queries.ts'

export async function askForCopy(): Promise<void> {
  const copy = await client.rights.export.request()
  queryClient.setQueryData(dataExportQuery().queryKey, copy)
}

/** The account is closed when this succeeds, and with it every session. */
export const deleteAccount = (word: string) => client.rights.deletion.request({ word })

/** How long the server may take to read a ZIP that has been sent, in milliseconds: 10 GB into a slow store. */
const READING_MS = HOUR_MS

/** Every ZIP begins so; what does not is refused before it is sent. */
const ZIP_MARK = 'PK'

let importsUnderWay = 0
// Closing the window now would cut it off.
countAsUnsaved(() => importsUnderWay > 0)

/** Brings a downloaded wedding in; `onProgress` gets the share of the file that was sent. */
export async function bringWeddingIn(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<BroughtWedding> {
  if (file.size > ARCHIVE_MAX_BYTES) throw new CodedError('ARCHIVE_TOO_LARGE')
  if ((await file.slice(0, ZIP_MARK.length).text()) !== ZIP_MARK) throw new CodedError('ARCHIVE_UNKNOWN')
  const address = '/api/wedding-archives'
  const sending = sendFile<BroughtWedding>(address, file, onProgress, READING_MS)
  signal.addEventListener('abort', sending.cancel)
  importsUnderWay += 1
  try {
    const wedding = await sending.stored
    await queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey })
    return wedding
  } finally {
    importsUnderWay -= 1
  }
}
