import { join } from 'node:path'
import { create } from 'tar'
import { filesIn } from './checksums.ts'

/** Packs a folder so that the same files make the same bytes: in the order of names, without owners, all of one time. */
export const packArchive = (parent: string, folder: string, archive: string, mtime: Date) =>
  create(
    { file: archive, cwd: parent, gzip: { level: 9 }, portable: true, mtime, noDirRecurse: true },
    filesIn(join(parent, folder)).map((path) => `${folder}/${path}`),
  )
