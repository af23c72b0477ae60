import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SPEC = readFileSync('docs/spec.md', 'utf8')
const sections = new Set(Array.from(SPEC.matchAll(/^#{2,3} ([\d.]*\d)\.? /gm), ([, number]) => number))

/** 'spec 2', 'spec 2, 3 and 5', 'spec 2.4'; the colon of 'spec 3: …' and a name behind the number end it. */
const REFERENCE = /\bspec(?:ification)? (\d[\d.]*(?:(?:, | and )\d[\d.]*)*)/gi

const files = ['src', 'tests', 'scripts', 'docs'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
)
const written = files.filter((file) => /\.(tsx?|mjs|js|css|sql|md)$/.test(file))

it('each reference to the specification leads to a section of docs/spec.md', () => {
  const dangling = written.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(REFERENCE), ([text, list]) => ({ text, list })).flatMap(
      ({ text, list }) =>
        (list!.match(/\d+(\.\d+)*/g) ?? [])
          .filter((number) => !sections.has(number))
          .map(() => `${file}: ${text}`),
    ),
  )
  expect(dangling).toEqual([])
  expect(sections.size).toBeGreaterThan(9)
})
