import type { Plugin, Rollup } from 'vite'

/** The start of the app, and the files of its routes. */
const SCREEN = /src\/app\/(main\.tsx$|routes\/.*tsr-split)/

/** Fails a build in which a screen waits for what opens over it, which is to come once the screen is idle. */
export function overlaysApart(): Plugin {
  return {
    name: 'overlays-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunk = (fileName: string) => bundle[fileName] as Rollup.OutputChunk | undefined
      const check = (fileName: string, path: readonly string[], seen: Set<string>) => {
        if (seen.has(fileName)) return
        seen.add(fileName)
        const steps = [...path, fileName]
        if (chunk(fileName)?.name === 'overlays')
          this.error(`A screen waits for overlays (${steps.join(' → ')}): a group of its own parts them.`)
        for (const imported of chunk(fileName)?.imports ?? []) check(imported, steps, seen)
      }
      const screens = Object.keys(bundle).filter((name) => SCREEN.test(chunk(name)?.facadeModuleId ?? ''))
      if (screens.length < 2) this.error('The files of the routes are not found by their names any more.')
      for (const screen of screens) check(screen, [], new Set())
    },
  }
}
