import { createHash } from 'node:crypto'

/** So many entries are summed up at a time, so that a backup of any length is checked in little memory. */
const ENTRIES_OF_A_LIST = 500

/** The SHA-256 of each entry, in the order and the form of `sha256sum`. */
export class EntrySums {
  entries = 0
  #lines: string[] = []
  readonly #all = createHash('sha256')

  add(name: string, hash: string): void {
    this.entries += 1
    this.#lines.push(`${hash}  ${name}\n`)
  }

  get isDue(): boolean {
    return this.#lines.length >= ENTRIES_OF_A_LIST
  }

  /** The sums since the last list. */
  takeList(): string {
    const list = this.#lines.join('')
    this.#lines = []
    this.#all.update(list)
    return list
  }

  /** One sum over all lists; nothing may come after it. */
  total(): string {
    return this.#all.digest('hex')
  }
}
