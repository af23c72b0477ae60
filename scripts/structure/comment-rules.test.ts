import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commentsHaveSubjects } from './comment-rules.ts'
import { readModules } from './modules.ts'

const faultsIn = (text: string) => commentsHaveSubjects(readModules({ 'src/domain/a.ts': text }))

test.each([
  '/** What a person types. */\nconst a = 1',
  '/**\n * Who may see it,\n * and who may not.\n */\nconst a = 1',
  'const a = 1\n  // Where it begins.\nconst b = 2',
  'const a = <p>\n  {/* Nobody sees it. */}\n</p>',
])('%j is a fault', (text) => {
  expect(faultsIn(text)).toEqual([
    { path: expect.stringMatching(/^src\/domain\/a\.ts:\d$/), cure: expect.stringContaining('its subject') },
  ])
})

test.each([
  '/** The text that a person types. */',
  '// The member decides.\n// What comes later goes on from there.',
  "const a = 'What a person types'",
  '/** Whether it is open. */',
])('%j is none', (text) => {
  expect(faultsIn(text)).toEqual([])
})

test('every comment of the repository names its subject', () => {
  const files = ['src', 'tests', 'scripts'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  const sources = files.filter((file) => /(?<!\.gen)\.(?:tsx?|mjs)$/.test(file))
  const modules = readModules(Object.fromEntries(sources.map((file) => [file, readFileSync(file, 'utf8')])))
  expect(commentsHaveSubjects(modules)).toEqual([])
})
