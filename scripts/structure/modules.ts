import { posix } from 'node:path'

/** A file of the source: its path from the root, its text, and the files of the source that it imports. */
export type Module = { path: string; text: string; imports: string[] }

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g

/** The modules of a source, given as texts by path. Packages and Node's own modules are left out. */
export function readModules(sources: Record<string, string>): Module[] {
  return Object.entries(sources).map(([path, text]) => ({ path, text, imports: importsOf(path, text) }))
}

function importsOf(path: string, text: string): string[] {
  const resolved = [...text.matchAll(IMPORT)].map(([, specifier]) => {
    const bare = specifier!.replace(/\?.*$/, '')
    if (bare.startsWith('#')) return `src/${bare.slice(1)}`
    return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : null
  })
  return [...new Set(resolved.filter((one) => one !== null))]
}

/** The first cycle among the keys of the modules, as a path that ends where it began; `null` without one. */
export function findCycle(
  modules: readonly Module[],
  keyOf: (path: string) => string | null,
): string[] | null {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of modules) {
    const from = keyOf(path)
    if (from === null) continue
    const targets = edges.get(from) ?? new Set()
    edges.set(from, targets)
    for (const target of imports.map(keyOf)) if (target !== null && target !== from) targets.add(target)
  }
  const done = new Set<string>()
  const visit = (key: string, trail: string[]): string[] | null => {
    if (trail.includes(key)) return [...trail.slice(trail.indexOf(key)), key]
    if (done.has(key)) return null
    for (const next of edges.get(key) ?? []) {
      const cycle = visit(next, [...trail, key])
      if (cycle) return cycle
    }
    done.add(key)
    return null
  }
  for (const key of edges.keys()) {
    const cycle = visit(key, [])
    if (cycle) return cycle
  }
  return null
}
