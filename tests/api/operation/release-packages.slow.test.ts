import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from '../../../scripts/release/checksums.ts'
import { packagesInUse, releasedLock, releasedManifest } from '../../../scripts/release/released-manifest.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const SERVER = join(ROOT, 'dist/server')

const { dependencies, ...manifest } = releasedManifest(ROOT, { start: 'node scripts/start.mjs' })
const { packages } = releasedLock(ROOT)

describe('the packages of a release', () => {
  beforeAll(() => init)

  it('are those that its own description and lock file agree on', () => {
    expect(Object.keys(manifest).filter((key) => ['devDependencies', 'overrides'].includes(key))).toEqual([])
    expect(manifest['scripts']).toEqual({ start: 'node scripts/start.mjs' })
    expect(packages['']!.dependencies).toEqual(dependencies)
    expect(Object.keys(dependencies).filter((name) => !packages[`node_modules/${name}`])).toEqual([])
  })

  it('have all that the built server imports', () => {
    const asked = filesIn(SERVER)
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => parse(readFileSync(join(SERVER, path), 'utf8'))[0].map(({ n }) => n ?? '.'))
      .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    expect(asked.length).toBeGreaterThan(50)
    const names = new Set(asked.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]))
    expect([...names].filter((name) => !dependencies[name])).toEqual([])
  })

  it('have all that each of them wants', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
      Object.keys(dependencies)
        .filter((name) => !isFound(name, path))
        .map((name) => `${path} wants ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('have nothing that builds or tests it', () => {
    const tools = [
      'vite',
      'rolldown',
      'typescript',
      '@babel/core',
      'drizzle-kit',
      'vitest',
      'prettier',
      'tsx',
    ]
    expect(tools.filter((name) => packages[`node_modules/${name}`])).toEqual([])
  })

  it('are listed with those whose code is in the build of the browser', () => {
    const listed = packagesInUse(ROOT)
    for (const name of ['lucide-react', 'workbox-core', '@fontsource-variable/instrument-sans'])
      expect([name, listed[`node_modules/${name}`]?.license]).toEqual([name, expect.any(String)])
    expect(Object.keys(packages).filter((path) => !listed[path])).toEqual([])
  })
})

/** Node looks into the folder of the package itself, and then into each one above it. */
function isFound(name: string, path: string): boolean {
  const folders = path
    .split('/node_modules/')
    .map((_, at, all) => all.slice(0, at + 1).join('/node_modules/'))
  return ['', ...folders].some(
    (folder) => packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`],
  )
}
