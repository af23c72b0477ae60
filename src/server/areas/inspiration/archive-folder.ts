import { Readable } from 'node:stream'
import { fileNameOf } from '#domain/files/files.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import { listOriginals } from './downloads.queries.ts'
import { findFolderName } from './folders.queries.ts'

/** The originals of a folder as a ZIP. Images are compressed already, so they are stored as they are. */
export const archiveFolder: DownloadHandler<'inspirationFolder'> = async ({
  platform,
  weddingId,
  params,
}) => {
  const { db, files } = platform
  const folderId = params['folderId']!
  const name = await findFolderName(db, weddingId, folderId)
  if (name === undefined) return null
  const originals = await listOriginals(db, weddingId, folderId)
  const names = new Set<string>()
  const entries = originals.map(({ path, fileName }) => ({
    name: freeName(names, fileName),
    isCompressed: false,
    // Of an image that was deleted since the download began nothing is left to send.
    open: async () => (await files.find('inspiration-images', path))?.read() ?? Readable.from([]),
  }))
  return { name: fileNameOf(`${name}.zip`), contents: zipStream(entries) }
}

/** A name that no file of the archive has yet: 'ramo (2).jpg'. */
function freeName(taken: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  let free = name
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${stem} (${copy})${ending}`
  taken.add(free.toLowerCase())
  return free
}
