import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleasedPackage } from './production-packages.ts'

/** Licences under which a package may be part of Azahar; those with copyleft stay files of their own, as they came. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/** Ends the release when a package has a licence outside of this list. */
export function refuseUnknownLicences(packages: readonly ReleasedPackage[]): void {
  const unknown = packages.filter(({ licence }) => !isAllowed(licence))
  if (unknown.length === 0) return
  const list = unknown.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n')
  throw new Error(`Licences that are not among those of scripts/release/licences.ts:\n${list}`)
}

/** Of alternatives one is enough; of parts all count. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.includes(part)))

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i

/** Every package with its licence, and the text that it brings. Packages of other systems are named without one. */
export function licences(root: string, packages: readonly ReleasedPackage[]): string {
  const parts = packages.map(({ name, version, licence, path }) =>
    [`${name} ${version} (${licence})`, ...textsIn(join(root, path))].join('\n\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function textsIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
    return files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  } catch {
    return []
  }
}
