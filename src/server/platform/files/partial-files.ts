import { createWriteStream } from 'node:fs'
import { rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HOUR_MS } from '#domain/time/time.ts'
import { makeFolder } from './incoming-folder.ts'

const GB = 1024 * 1024 * 1024

/** Bytes that unfinished files may have on this machine, as they will be whole, in all and of one owner, which is a wedding. */
const BYTES_MAX = { all: 4 * GB, owner: GB }

/** How long an unfinished file waits for the rest. What a killed process leaves is swept as all that arrives here. */
const KEPT_MS = HOUR_MS

/** A file that arrives in several requests: its bytes from `from` on follow, and `total` when it is whole. */
export type PartialFile = { name: string; owner: string; from: number; total: number }

/** The sender goes on at a byte that has not been reached: `received` says where it may. */
export class PartialOffset extends Error {
  readonly received: number
  constructor(received: number) {
    super(`${received} bytes have arrived`)
    this.received = received
  }
}

/** A later request of the same sender goes on with the file. */
export class PartialSuperseded extends Error {}

type Waiting = { owner: string; total: number; since: number }
type Writing = { abort: AbortController; ended: Promise<unknown> }

/**
 * Files that may arrive in more than one request: what came before a lost connection stays on the disk of this machine for
 * the next one. Another machine has none of it, and says so.
 */
export class PartialFiles {
  readonly #folder: string
  readonly #max: typeof BYTES_MAX
  readonly #waiting = new Map<string, Waiting>()
  readonly #writing = new Map<string, Writing>()

  constructor(folder: string, max = BYTES_MAX) {
    this.#folder = folder
    this.#max = max
  }

  /** The bytes of a file that have arrived. */
  async received(name: string): Promise<number> {
    const found = await stat(this.#pathOf(name)).catch(() => null)
    return found?.size ?? 0
  }

  /**
   * Writes what arrives behind what is there and gives the place of the file once it is whole. Fails as the stream does;
   * then the file waits, as far as there is room for it.
   */
  async receive({ name, owner, from, total }: PartialFile, contents: Readable): Promise<string> {
    await this.#supersede(name)
    const received = await this.received(name)
    if (from > received) throw new PartialOffset(received)
    const mayWait = await this.#remember(name, { owner, total, since: performance.now() })
    const path = this.#pathOf(name)
    const abort = new AbortController()
    await makeFolder(this.#folder)
    const file = createWriteStream(path, { flags: from > 0 ? 'r+' : 'w', start: from, mode: 0o600 })
    const writing = pipeline(contents, file, { signal: abort.signal })
    this.#writing.set(name, { abort, ended: writing.catch(() => {}) })
    try {
      await writing
      // An earlier request may have said another length.
      await truncate(path, total)
      return path
    } catch (error) {
      if (!mayWait) await this.drop(name)
      throw abort.signal.aborted ? new PartialSuperseded() : error
    } finally {
      if (this.#writing.get(name)?.abort === abort) this.#writing.delete(name)
    }
  }

  /** Deletes a file that is kept, or refused. */
  async drop(name: string): Promise<void> {
    this.#waiting.delete(name)
    // One that cannot be removed now is swept later.
    await rm(this.#pathOf(name), { force: true }).catch(() => {})
  }

  #pathOf(name: string) {
    return join(this.#folder, `partial-${name}`)
  }

  /** A sender whose connection is gone may not have been noticed to be. */
  async #supersede(name: string) {
    const before = this.#writing.get(name)
    before?.abort.abort()
    await before?.ended
  }

  /** Whether the file may wait for its rest; those that have waited too long make room. */
  async #remember(name: string, file: Waiting): Promise<boolean> {
    for (const [other, { since }] of this.#waiting)
      if (since < file.since - KEPT_MS && !this.#writing.has(other)) await this.drop(other)
    this.#waiting.delete(name)
    let [all, owner] = [file.total, file.total]
    for (const one of this.#waiting.values()) {
      all += one.total
      if (one.owner === file.owner) owner += one.total
    }
    if (all > this.#max.all || owner > this.#max.owner) return false
    this.#waiting.set(name, file)
    return true
  }
}
