import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { readModules } from './modules.ts'

const page = readFileSync('docs/architecture.md', 'utf8')
const walk = Array.from(page.matchAll(/^\| \d+ \| `([^`]+)`/gm), ([, path]) => path!)

const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n')
const imports = new Map(
  readModules(
    Object.fromEntries(
      sources.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, readFileSync(path, 'utf8')]),
    ),
  ).map((module) => [module.path, module.imports]),
)

/** All that a file stands on. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  for (const next of imports.get(path) ?? []) {
    if (reached.has(next)) continue
    reached.add(next)
    reachedFrom(next, reached)
  }
  return reached
}

const roomOf = (path: string) =>
  /^src\/(?:server\/)?(?:[^/]+\/[^/]+(?=\/)|[^/]+)/.exec(`${dirname(path)}/`)![0]

it('the walk of an answer runs through the rooms in one direction, by its imports', () => {
  expect(walk.length).toBeGreaterThan(8)
  const back = walk.flatMap((path, place) => {
    const reached = reachedFrom(path)
    return walk
      .slice(0, place)
      .filter((earlier) => reached.has(earlier))
      .map((earlier) => `${path} → ${earlier}`)
  })
  expect(back).toEqual([])
})

it('the walk of an answer comes to each room once', () => {
  const rooms = walk.map(roomOf)
  const entered = rooms.filter((room, place) => room !== rooms[place - 1])
  expect(entered).toEqual([...new Set(entered)])
})
