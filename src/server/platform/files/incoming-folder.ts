import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isMissing, StorageError } from '../storage-error.ts'

/**
 * Files are written here while they arrive, so that neither the disk nor S3 ever holds half a file under its name, and
 * a slow sender keeps no connection to S3 busy.
 */
export class IncomingFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Streams the contents to disk and lets `use` move the file away or read it; then it is gone. Fails with a
   * `StorageError` when the disk cannot be written to.
   */
  receive(contents: Readable, use: (file: string) => Promise<void>): Promise<void> {
    return this.#receive(contents, use, true)
  }

  /** The same for a file that is only read: nothing waits until it would outlive a power cut. */
  read(contents: Readable, use: (file: string) => Promise<void>): Promise<void> {
    return this.#receive(contents, use, false)
  }

  async #receive(contents: Readable, use: (file: string) => Promise<void>, isDurable: boolean) {
    const file = join(this.#folder, randomUUID())
    try {
      await makeFolder(this.#folder)
        .then(() => write(file, contents, isDurable))
        .catch(rethrowOfDisk)
      await use(file)
    } finally {
      // One that cannot be removed now is swept later.
      await rm(file, { force: true }).catch(() => {})
    }
  }

  /** Bytes that can still be written here; fails when nothing can, quotas included. */
  async room(): Promise<number> {
    await this.receive(Readable.from([Buffer.alloc(4096)]), async () => {})
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize
  }

  /** Deletes what a killed process has left here since before an instant. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, name)
      // One that has been stored meanwhile is gone; the folder of a drawing is among them.
      const found = await stat(file).catch((error) => (isMissing(error) ? null : Promise.reject(error)))
      if (found && found.mtime < before) await rm(file, { force: true, recursive: true })
    }
  }
}

/** Codes of a disk that cannot be written to; a sender whose connection ended has others. */
const DISK = new Set(['EACCES', 'EEXIST', 'EIO', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ESTALE'])

function rethrowOfDisk(error: NodeJS.ErrnoException): never {
  throw DISK.has(error.code ?? '') ? new StorageError('unavailable', error) : error
}

/** For this user only. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

async function write(file: string, contents: Readable, isDurable: boolean) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await writeFile(handle, contents)
    if (isDurable) await handle.sync()
  } finally {
    await handle.close()
  }
}
