import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string }>

/**
 * The address of the file that a module of the app is built into, by its path within it: files that load later have a
 * hash for their name.
 */
export function builtFile(module: string): string {
  const manifest: Manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
  const built = manifest[module]
  if (!built) throw new Error(`no file is built from ${module}`)
  return `/${built.file}`
}
