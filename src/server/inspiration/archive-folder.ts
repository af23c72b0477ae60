import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { safeFileName } from '#domain/files.ts'
import type { DownloadHandler } from '../http/downloads.ts'
import { listOriginals } from './downloads.queries.ts'
import { findFolder } from './folders.queries.ts'

/**
 * The originals of a folder as a ZIP that is made while it is sent: one file is open at a time and none is
 * held. Images are compressed already, so they are stored as they are.
 */
export const archiveFolder: DownloadHandler<'inspirationFolder'> = async ({
  platform,
  weddingId,
  params,
}) => {
  const { db, files } = platform
  const folder = await findFolder(db, weddingId, params['folderId']!)
  if (!folder) return null
  const originals = await listOriginals(db, weddingId, folder.id)
  const zip = new ZipFile()
  const names = new Set<string>()
  for (const { path, size, fileName } of originals) {
    zip.addReadStreamLazy(freeName(names, fileName), { compress: false, size }, (done) => {
      files
        .find('inspiration-images', path)
        .then((found) => {
          if (!found) throw new Error(`${path} is not in the store`)
          return found.read()
        })
        .then(
          (contents) => done(null, contents),
          (error) => done(error, null as never),
        )
    })
  }
  zip.end()
  return { name: safeFileName(`${folder.name}.zip`), contents: zip.outputStream as Readable }
}

/** A name that no file of the archive has yet: 'ramo (2).jpg'. */
function freeName(taken: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  let free = name
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${stem} (${copy})${ending}`
  taken.add(free.toLowerCase())
  return free
}
