import { createReadStream } from 'node:fs'
import { chmod, open, rename, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Part } from './byte-range.ts'
import type { Drive } from './files.ts'
import { type IncomingFolder, makeFolder } from './incoming-folder.ts'

/** Each deletion beside a file that is being stored takes at most one of these. */
const MOVE_ATTEMPTS = 10

/** Folders remembered at once. */
const DURABLE_MAX = 1000

/**
 * Files on the local disk, for this user only. A file appears under its name whole and after it has
 * reached the disk, or not at all: flydrive's own driver writes in place.
 */
export class DiskDrive extends FSDriver implements Drive {
  readonly place: string
  readonly #root: string
  readonly #incoming: IncomingFolder
  /** Folders whose names have reached the disk. */
  readonly #durable = new Set<string>()

  /** `incoming` must lie on the same file system. */
  constructor(root: string, incoming: IncomingFolder) {
    super({ location: root, visibility: 'private' })
    this.place = `the folder ${root}`
    this.#root = root
    this.#incoming = incoming
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#incoming.receive(contents, (file) => this.#moveInto(key, file))
  }

  async takeFile(key: string, file: string): Promise<void> {
    await chmod(file, 0o600)
    await syncToDisk(file)
    await this.#moveInto(key, file)
  }

  async getPart(key: string, { first, last }: Part): Promise<Readable> {
    return createReadStream(join(this.#root, key), { start: first, end: last })
  }

  async reach(): Promise<void> {
    await stat(this.#root)
  }

  /** Deletes the file, and the folders that are empty without it. */
  override async delete(key: string): Promise<void> {
    await super.delete(key)
    for (const folder of this.#foldersOf(key)) {
      const wasEmpty = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!wasEmpty) return
      this.#durable.delete(folder)
    }
  }

  async #moveInto(key: string, file: string) {
    const target = join(this.#root, key)
    for (let attempt = 1; ; attempt += 1) {
      try {
        const made = await makeFolder(dirname(target))
        if (made) this.#forgetBelow(made)
        await rename(file, target)
        break
      } catch (error) {
        // A deletion of the folder's last file has removed the folder meanwhile, or one above it.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === MOVE_ATTEMPTS) throw error
      }
    }
    await this.#syncFolders(this.#foldersOf(key))
  }

  /**
   * The folder that got the file, and those above it whose names are not known to have reached the disk: a folder in
   * which hundreds of files are stored is not written five times for each.
   */
  async #syncFolders([innermost = this.#root, ...above]: string[]) {
    await syncToDisk(innermost)
    let folder = innermost
    for (const parent of [...above, this.#root]) {
      if (folder === this.#root || this.#durable.has(folder)) return
      await syncToDisk(parent)
      this.#durable.add(folder)
      folder = parent
    }
    if (this.#durable.size > DURABLE_MAX) this.#durable.clear()
  }

  #forgetBelow(made: string) {
    for (const folder of this.#durable)
      if (folder === made || folder.startsWith(`${made}/`)) this.#durable.delete(folder)
  }

  /** The folders a key lies in, the innermost first, without the root. */
  #foldersOf(key: string): string[] {
    const parts = key.split('/').slice(0, -1)
    return parts.map((_, index) => join(this.#root, ...parts.slice(0, parts.length - index)))
  }
}

/** Without it a power cut may forget the name of a file whose bytes are safe. */
async function syncToDisk(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
