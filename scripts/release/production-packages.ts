import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that an installed server has, at its place in node_modules. */
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

type LockedPackage = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
}

/** The packages of the lock file that `npm ci --omit=dev` installs on any system, by their place. */
export function productionPackages(root: string): ReleasedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version, license, integrity = null, optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? BY_REPOSITORY[name] ?? licenceOf(join(root, path))
      return { name, version, licence, path, integrity, isOptional: optional }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Packages whose own description names no licence, and what their repositories say. */
const BY_REPOSITORY: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
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
