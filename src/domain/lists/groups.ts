import { grouped } from './grouped.ts'

/** Disjoint sets of indexes, in the order of their first members. */
export class Groups {
  readonly #parents: number[]

  constructor(length: number) {
    this.#parents = Array.from({ length }, (_, index) => index)
  }

  join(a: number, b: number): void {
    const [first, second] = [this.#rootOf(a), this.#rootOf(b)]
    this.#parents[Math.max(first, second)] = Math.min(first, second)
  }

  list(): number[][] {
    const groups = grouped([...this.#parents.keys()], (index) => this.#rootOf(index))
    return [...groups.values()].filter((group) => group.length > 1)
  }

  #rootOf(index: number): number {
    let root = index
    while (this.#parents[root] !== root) root = this.#parents[root]!
    this.#parents[index] = root
    return root
  }
}
