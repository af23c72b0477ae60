import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { isMissing, rethrow } from '#server/platform/storage-error.ts'
import type { Clock } from '../clock.ts'
import { isId } from '../ids.ts'
import type { Drive, Files } from './files.ts'
import type { IncomingFolder } from './incoming-folder.ts'
import { createLinks, keyOf } from './links.ts'
import { createLinkSigner } from './signed-links.ts'
import { checkStorage } from './storage-check.ts'

/** The store beside what has not arrived whole. */
type Store = Omit<Files, 'partials'>

export function createFiles(drive: Drive, incoming: IncomingFolder, authSecret: string, clock: Clock): Store {
  const disk = new Disk(drive)
  const put = (key: string, contents: Readable, size: number) => {
    const stored =
      size === 0
        ? disk.put(key, new Uint8Array(), optionsFor(size))
        : disk.putStream(key, contents, optionsFor(size))
    return stored.catch(rethrow)
  }
  return {
    place: drive.place,

    check: () => checkStorage(drive, incoming),

    room: () => incoming.room().catch(rethrow),

    async readInstallationId() {
      const text = await disk.get(ID_KEY).catch((error) => (isMissing(error) ? '' : rethrow(error)))
      return isId(text.trim()) ? text.trim() : null
    },

    writeInstallationId: (id) => put(ID_KEY, Readable.from([id], { objectMode: false }), id.length),

    put: async (bucket, path, contents, size) => put(keyOf(bucket, path), contents, size),

    take: async (bucket, path, file, size) =>
      drive.takeFile(keyOf(bucket, path), file, optionsFor(size)).catch(rethrow),

    async find(bucket, path) {
      const key = keyOf(bucket, path)
      try {
        const { contentLength, lastModified } = await disk.getMetaData(key)
        return {
          size: contentLength,
          modifiedAt: lastModified,
          read: (part) => (part ? drive.getPart(key, part) : disk.getStream(key)).catch(rethrow),
        }
      } catch (error) {
        return isMissing(error) ? null : rethrow(error)
      }
    },

    remove: async (bucket, path) => disk.delete(keyOf(bucket, path)).catch(rethrow),

    async removeAll(bucket, folder) {
      // One by one: compatible stores disagree on how a deletion of many is to be signed.
      for await (const { path } of listFiles(disk, keyOf(bucket, folder))) {
        await disk.delete(`${keyOf(bucket, folder)}/${path}`)
      }
    },

    list: (bucket) => listFiles(disk, bucket),

    sweepInterrupted: (before) => incoming.sweep(before),

    spool: (contents, use) => spool(incoming, contents, use),

    ...createLinks(createLinkSigner(authSecret), clock),
  }
}

/** Never the type of the content: should the store be reachable, it must not serve pages. */
const optionsFor = (size: number) => ({ contentLength: size, contentType: 'application/octet-stream' })

/** At the root of the store, beside the folders of the buckets. */
const ID_KEY = 'installation-id'

async function spool<T>(incoming: IncomingFolder, contents: Readable, use: (file: string) => Promise<T>) {
  let result: T
  await incoming.read(contents, async (file) => {
    result = await use(file)
  })
  return result!
}

async function* listFiles(disk: Disk, folder: string) {
  let page: string | undefined
  do {
    // Past flydrive's normaliser, which takes the slash away: `a/` must not list `ab/`.
    const { objects, paginationToken } = await disk.driver.listAll(`${folder}/`, {
      recursive: true,
      paginationToken: page,
    })
    for (const found of objects) {
      if (!found.isFile) continue
      // Deleted since the page was read: nothing to list.
      const meta = await found
        .getMetaData()
        .catch((error) => (isMissing(error) ? null : Promise.reject(error)))
      if (meta) yield { path: found.key.slice(folder.length + 1), modifiedAt: meta.lastModified }
    }
    page = paginationToken
  } while (page)
}
