import type { Plugin, Rollup } from 'vite'

/** Fails a build whose files import one another in a circle: one of them would run before what it imports. */
export function acyclicFiles(): Plugin {
  return {
    name: 'acyclic-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const visit = (name: string, path: readonly string[]) => {
        if (path.includes(name)) this.error(`The files ${[...path, name].join(' → ')} import one another.`)
        if (done.has(name)) return
        for (const imported of (bundle[name] as Rollup.OutputChunk | undefined)?.imports ?? [])
          visit(imported, [...path, name])
        done.add(name)
      }
      for (const name of Object.keys(bundle)) visit(name, [])
    },
  }
}
