import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '#contract/index.ts'

const FILE = 'docs/glossary.md'

/** The rooms that an area can have, with the paths that bear its word there. */
const ROOMS: Record<string, (word: string) => string[]> = {
  domain: (word) => [`src/domain/${word}`, `src/domain/${word}.ts`],
  contract: (word) => [`src/contract/${word}.ts`],
  db: (word) => [`src/db/schema/${word}.ts`],
  server: (word) => [`src/server/areas/${word}`],
  app: (word) => [`src/app/areas/${word}`],
}

const ROW = /^(\| [^|]+ \| [^|]+ \| ([a-z-]+) \|)[^|]*\|$/gm

const [beginning, areas] = readFileSync(FILE, 'utf8').split(/(?<=\n## Areas\n)/) as [string, string]
const words = Array.from(areas.matchAll(ROW), ([, , word]) => word!)

const roomsOf = (word: string) =>
  Object.keys(ROOMS).filter((room) => ROOMS[room]!(word).some((path) => existsSync(path)))

const withRooms = () =>
  areas.replace(ROW, (_row, start: string, word: string) => `${start} ${roomsOf(word).join(', ')} |`)

const foldersIn = (room: string) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** A key of the contract that clients call by its first word. */
const WORD_OF_KEY: Record<string, string> = { invitations: 'member-codes' }

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

it('the word of an area names its folder in every room that it has', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(FILE, beginning + withRooms())
  expect(readFileSync(FILE, 'utf8')).toBe(beginning + withRooms())
  expect(words.filter((word) => roomsOf(word).length === 0)).toEqual([])
})

it('each folder of an area and each key of the contract has its word', () => {
  const named = [
    ...foldersIn('src/server/areas'),
    ...foldersIn('src/app/areas'),
    ...Object.keys(contract).map((key) => WORD_OF_KEY[key] ?? kebab(key)),
  ]
  expect(named.filter((word) => !words.includes(word)).sort()).toEqual([])
  expect(words.toSorted()).toEqual([...new Set(words)].sort())
})
