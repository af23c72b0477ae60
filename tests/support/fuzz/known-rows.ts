import type { Operation } from './api-document.ts'

/** The newest are kept: older rows are mostly gone. */
const KEPT = 40

/** The ids of rows by the name that the document has for them: what answers bring is named by later requests. */
export class KnownRows {
  readonly #rows = new Map<string, string[]>()
  /** The name that the id of what a path makes has in the paths below it. */
  readonly #madeBy = new Map<string, string>()

  constructor(operations: Operation[]) {
    for (const { path } of operations) {
      const [, above, name] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? []
      if (above && name) this.#madeBy.set(above, name)
    }
  }

  add(name: string, id: unknown): void {
    if (typeof id !== 'string') return
    const rows = this.#rows.get(name) ?? []
    rows.push(id)
    this.#rows.set(name, rows.slice(-KEPT))
  }

  clear(): void {
    this.#rows.clear()
  }

  /** Notes what a request made, or a list has. */
  learn(path: string, answer: unknown): void {
    const name = this.#madeBy.get(path)
    if (!name || name === 'weddingId' || !answer || typeof answer !== 'object') return
    const lists = Object.values(answer).filter(Array.isArray)
    for (const row of [answer, ...lists.flat().slice(-5)]) {
      if (row && typeof row === 'object')
        this.add(name, (row as { id?: unknown; key?: unknown })[name === 'key' ? 'key' : 'id'])
    }
  }

  /** The text with the rows that it names. One of a name without rows is any other. */
  fill(text: string): string {
    return text.replaceAll(/\{\{(\w+)#(\d+)\}\}/g, (_, name: string, index: string) => {
      const rows = this.#rows.get(name) ?? [...this.#rows.values()].flat()
      return rows[Number(index) % rows.length] ?? ''
    })
  }
}
