import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** All files below a folder, by their paths in it, in the order of their names. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** Writes `SHA256SUMS`, which `sha256sum --check` reads. */
export function writeChecksums(folder: string): void {
  const lines = filesIn(folder).map((path) => `${sha256(join(folder, path))}  ${path}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
}
