import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'azahar-migrations-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('the migrations make exactly the tables of the schema', () => {
  cpSync('src/db/migrations', copy, { recursive: true })
  const before = readdirSync(copy)
  const config = ['--dialect', 'postgresql', '--schema', './src/db/schema/*.ts', '--out', relative('.', copy)]
  execFileSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...config], {
    stdio: 'pipe',
  })
  expect(readdirSync(copy), 'npm run db:generate -- --name <what changed>').toEqual(before)
}, 60_000)

it('one snapshot is kept, the one that the next migration is compared with', () => {
  const { entries } = JSON.parse(readFileSync('src/db/migrations/meta/_journal.json', 'utf8'))
  const newest = `${entries.at(-1).tag.slice(0, 4)}_snapshot.json`
  expect(readdirSync('src/db/migrations/meta'), 'use npm run db:generate').toEqual([newest, '_journal.json'])
})
