import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages whose code or letters stand in the build of the browser, so that a server need not have them. */
const IN_THE_BUILD: readonly string[] = [
  '@fontsource-variable/ibarra-real-nova',
  '@fontsource-variable/instrument-sans',
  'lucide-react',
  'tailwindcss',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/** Packages that `npm start` builds a clone with. */
const OF_THE_BUILD: readonly string[] = [
  '@react-aria/optimize-locales-plugin',
  '@tailwindcss/vite',
  '@tanstack/router-plugin',
  '@vitejs/plugin-react',
  'tsx',
  'vite',
  'vite-plugin-compression2',
]

type Ranges = Readonly<Record<string, string>>

/** A package of a lock file, as far as it is read here. */
export type LockedPackage = {
  version: string
  license?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  dependencies?: Ranges
  optionalDependencies?: Ranges
  peerDependencies?: Ranges
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

type Manifest = Readonly<Record<string, unknown>> & { version: string; dependencies: Ranges }
type Lock = { packages: Record<string, LockedPackage> }

/** The description of a release: the repository's, without what builds and tests it. */
export function releasedManifest(root: string, scripts: Readonly<Record<string, string>>): Manifest {
  const { devDependencies: _tools, overrides: _overrides, ...manifest } = read<Manifest>(root, 'package.json')
  return {
    ...manifest,
    scripts,
    dependencies: without([...IN_THE_BUILD, ...OF_THE_BUILD], manifest.dependencies),
  }
}

/** The lock file of a release: the same versions, and of them those that its dependencies lead to. */
export const releasedLock = (root: string): Lock => lockWithout([...IN_THE_BUILD, ...OF_THE_BUILD], root)

/** The packages that are installed with a release or stand in its build, by their place. */
export const packagesInUse = (root: string): Lock['packages'] => lockWithout(OF_THE_BUILD, root).packages

function lockWithout(names: readonly string[], root: string): Lock {
  const lock = read<Lock>(root, 'package-lock.json')
  const { devDependencies: _tools, ...own } = lock.packages[''] as LockedPackage & { devDependencies: Ranges }
  const released = { ...own, dependencies: without(names, own.dependencies!) }
  const paths = reached({ ...lock.packages, '': released })
  const kept = Object.entries(lock.packages).filter(([path]) => paths.has(path))
  return { ...lock, packages: { '': released, ...Object.fromEntries(kept) } }
}

const read = <T>(root: string, file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

const without = (names: readonly string[], dependencies: Ranges): Ranges =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !names.includes(name)))

/** The places of the packages that the root leads to, found as Node finds them. */
function reached(packages: Readonly<Record<string, LockedPackage>>): Set<string> {
  const found = new Set<string>()
  const open = ['']
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const name of dependenciesOf(packages[from]!)) {
      const path = placeOf(name, from, packages)
      // A package of another system may be missing, as may a peer that is not wanted.
      if (path === null || found.has(path)) continue
      found.add(path)
      open.push(path)
    }
  }
  return found
}

function dependenciesOf(one: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = one
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The nearest `node_modules` above a package that has another one. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
