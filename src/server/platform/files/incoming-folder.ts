import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/**
 * Files are written here while they arrive, so that neither the disk nor S3 ever holds half a file under its name, and
 * a slow sender keeps no connection to S3 busy.
 */
export class IncomingFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Streams the contents to disk and lets `use` move the file away or read it; then it is gone. */
  async receive(contents: Readable, use: (file: string) => Promise<void>): Promise<void> {
    await makeFolder(this.#folder)
    const file = join(this.#folder, randomUUID())
    try {
      await writeDurably(file, contents)
      await use(file)
    } finally {
      await rm(file, { force: true })
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
      const { mtime } = await stat(file)
      if (mtime < before) await rm(file, { force: true })
    }
  }
}

/** For this user only. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

async function writeDurably(file: string, contents: Readable) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await writeFile(handle, contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
