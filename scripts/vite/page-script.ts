import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const QUERY = '?script'
const PREFIX = '\0page-script:'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Gives the address of a script for the browser with everything it imports in one file:
 * `import script from './account-script.ts?script'`. In development Vite serves the module itself.
 */
export function pageScript(): Plugin {
  let isBuild = false
  return {
    name: 'page-script',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(specifier, importer) {
      if (!specifier.endsWith(QUERY) || !importer) return
      return PREFIX + relative(root, join(dirname(importer), specifier.slice(0, -QUERY.length)))
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return
      const path = id.slice(PREFIX.length)
      if (!isBuild) return `export default ${JSON.stringify(`/${path}`)}`
      const file = join(root, path)
      const { code, modules } = await bundleScript(file)
      for (const module of modules) this.addWatchFile(module)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/${relative(dirname(file), file).replace(/\.ts$/, '')}-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}

/** A module for the browser and everything it imports as one file of code. */
export async function bundleScript(file: string): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: file } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${file} was not bundled`)
  const [{ code, moduleIds }] = output.output
  return { code, modules: moduleIds }
}
