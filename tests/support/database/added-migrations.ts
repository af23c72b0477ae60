import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from './database.ts'

/** A folder with the migrations of the product and, later than any of them, those of these texts. */
export function addMigrations(...texts: string[]): { folder: string; tags: string[]; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'azahar-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const tags = texts.map((text, place) => {
    const tag = `9${String(place).padStart(3, '0')}_added`
    writeFileSync(join(folder, `${tag}.sql`), text)
    const when = Date.parse('2100-01-01') + place
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true })
    return tag
  })
  writeFileSync(file, JSON.stringify(journal))
  return { folder, tags, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
