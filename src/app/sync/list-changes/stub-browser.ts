import { vi } from 'vitest'

class Store {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  setItem = (key: string, value: string) => void this.#items.set(key, value)
  removeItem = (key: string) => void this.#items.delete(key)
}

/** Stands in for what the engine needs of a browser; called before the engine is imported. */
export function stubBrowser() {
  vi.stubGlobal('sessionStorage', new Store())
}
