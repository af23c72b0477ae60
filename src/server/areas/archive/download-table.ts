import { createReadStream } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import type { Files } from '#server/platform/files/files.ts'
import { atOneMoment } from './archive.queries.ts'
import { sheetsOf, workbookOf } from './open-parts.ts'
import { csvOf, openSheet } from './sheet-rows.ts'

/**
 * A part of a wedding as the file that its ZIP has of it: all of its sheets as a workbook, or its first as CSV; `null` for
 * a part that the member does not see.
 */
export const downloadTable =
  (format: 'csv' | 'xlsx'): DownloadHandler<'tableCsv' | 'tableXlsx'> =>
  async ({ platform: { databases, files }, membership: { weddingId, access }, input: { table } }) => {
    const sheets = sheetsOf(table, access)
    const [first] = sheets
    if (!first) return null
    const contents = await onDisk(files, (into) =>
      atOneMoment(databases.published, weddingId, (reader) =>
        format === 'csv'
          ? pipeline(csvOf(openSheet(reader, first, access)), into)
          : pipeline(workbookOf(sheets.map((sheet) => openSheet(reader, sheet, access))), into),
      ),
    )
    return { name: `${table}.${format}`, contents }
  }

/** Rows lie on the disk before the first byte is sent, so that a slow reader holds no connection. */
function onDisk(files: Files, write: (into: PassThrough) => Promise<void>): Promise<Readable> {
  const written = new PassThrough()
  const writing = write(written)
  writing.catch((error) => written.destroy(error))
  return new Promise((resolve, reject) => {
    files
      .spool(written, async (file) => {
        const contents = createReadStream(file)
        resolve(contents)
        await finished(contents, { writable: false }).catch(() => {})
      })
      .catch(reject)
  })
}
