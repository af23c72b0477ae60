import { safeFileName } from '#domain/files/files.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { collectWedding } from './collect-wedding.ts'
import { zipOf } from './stream-zip.ts'

/** A wedding as the member sees it, as a ZIP that can be brought in again. */
export const downloadWedding: DownloadHandler<'wedding'> = async ({ platform, membership }) => {
  let fileName = ''
  const contents = await zipOf(platform.files, (write) =>
    collectWedding(
      platform,
      { membership, now: platform.clock.now() },
      async ({ name, documents, files }) => {
        fileName = safeFileName(`${name}.zip`)
        await write(documents)
        return files
      },
    ),
  )
  return { name: fileName, contents }
}
