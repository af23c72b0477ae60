import { percentile } from './percentile.ts'

type Kind = { waits: number[]; statuses: Record<string, number> }

/** The requests that a server was asked, by kind, with its answers and how long they took in milliseconds. */
export class Tally {
  readonly #kinds = new Map<string, Kind>()
  readonly #unexpected = new Map<string, number>()

  /** Counts an answer; `unexpected` says what is wrong with it, and where. */
  note(kind: string, status: number | string, millis: number, unexpected?: string): void {
    const own = this.#kinds.get(kind) ?? { waits: [], statuses: {} }
    this.#kinds.set(kind, own)
    own.waits.push(millis)
    own.statuses[status] = (own.statuses[status] ?? 0) + 1
    if (unexpected) this.complain(`${kind}: ${status} ${unexpected}`)
  }

  /** Counts something that should not have happened. */
  complain(text: string): void {
    this.#unexpected.set(text, (this.#unexpected.get(text) ?? 0) + 1)
  }

  get requests(): number {
    return [...this.#kinds.values()].reduce((sum, { waits }) => sum + waits.length, 0)
  }

  /** How often each thing happened that should not have. */
  get complaints(): [string, number][] {
    return [...this.#unexpected].sort(([, a], [, b]) => b - a)
  }

  /** A line a kind: how many, half, p95, p99, the longest, and the statuses. */
  table(): string {
    const lines = [...this.#kinds].map(([kind, { waits, statuses }]) => {
      const times = [0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share).toFixed(0).padStart(6))
      return `${kind.padEnd(20)} ${String(waits.length).padStart(7)} ${times.join(' ')}  ${JSON.stringify(statuses)}`
    })
    const head = `${'kind'.padEnd(20)} ${'count'.padStart(7)} ${['half', 'p95', 'p99', 'worst'].map((name) => name.padStart(6)).join(' ')}  ms; statuses`
    return [head, ...lines].join('\n')
  }
}
