import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesInUse } from './released-manifest.ts'

/** A package of a release, at its place in node_modules. */
export type ReleasedPackage = {
  name: string
  version: string
  licence: string
  path: string
  /** The hash of what the registry gives, as npm writes it: `sha512-…` in Base64. */
  integrity: string | null
  /** Only some systems need it. */
  isOptional: boolean
}

/** The packages that a release is made of, on any system: installed with it, or in its build. By their place. */
export function productionPackages(root: string): ReleasedPackage[] {
  return Object.entries(packagesInUse(root))
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version, license, integrity = null, optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? BY_REPOSITORY[name] ?? licenceOf(join(root, path))
      return { name, version, licence, path, integrity, isOptional: optional }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Packages whose own description names no licence, and what their repositories say. */
const BY_REPOSITORY: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
}

/** Packages of long ago say it in another way, which the lock file does not repeat. */
function licenceOf(folder: string): string {
  const { license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown'
}
