import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BROWSER_STORAGE } from './browser-storage.ts'

/** Names of channels and locks between tabs, which keep nothing, of files, of settings of PostgreSQL, and of addresses. */
const NOT_STORED =
  /^azahar[.-](session['"`]|outbox|live|example|localhost|demo|pg|migrations|config|reach_|activity|untold|boda'|mis-datos|codigos-de|ics|sso)/

it('everything that the code keeps in a browser is in the list', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|stub|browser-storage/.test(path),
  )
  const names = files.flatMap((path) =>
    [...readFileSync(join('src', path), 'utf8').matchAll(/['"`](azahar[.-][\w.-]+['"`]?)/g)].map(
      ([, name]) => name!,
    ),
  )
  const kept = names.filter((name) => !NOT_STORED.test(name))
  const listed = BROWSER_STORAGE.map(({ name }) => name)
  // A beginning is listed with its separator; what the code writes out is listed as it is.
  const isListed = (name: string) =>
    listed.some((one) => (/[.:-]$/.test(one) ? name.startsWith(one) : name.replace(/['"`]$/, '') === one))
  const unlisted = kept.filter((name) => !isListed(name))
  expect(kept).not.toHaveLength(0)
  expect(unlisted).toEqual([])
})

it('a name stands in the list once', () => {
  const names = BROWSER_STORAGE.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
