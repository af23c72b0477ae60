import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))

it('each link of the docs leads to a file', () => {
  const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/decisions')]
  const broken = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g), ([, to]) => to!)
      .filter((to) => !existsSync(join(dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  )
  expect(broken).toEqual([])
})

it('the README fits a screen and names every room', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.filter(({ name }) => !readme.includes(`\`src/${name}/\``)).map(({ name }) => name)).toEqual([])
})

it('the steps of a new area name files that are there, as agenda has them', () => {
  const steps = readFileSync('docs/adding-an-area.md', 'utf8')
  const named = Array.from(
    steps.matchAll(/`((?:app|contract|db|docs|domain|scripts|server|site|tests|ui)\/[\w$./-]+)`/g),
    ([, path]) => path!,
  )
  const ofArea = named.filter((path) => !/<area>|\/agenda\.tsx$/.test(path))
  expect(
    ofArea.filter((path) => !existsSync(path) && !existsSync(`src/${path}`) && !existsSync(`src/${path}.ts`)),
  ).toEqual([])
})
