import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anyOf, PATHS_OF_CHUNKS } from './chunks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`)
const packages = readdirSync(`${root}node_modules`).map((name) => `/node_modules/${name}`)
const ICONS = 'node_modules/lucide-react/dist/esm/icons'
const icons = readdirSync(root + ICONS).map((name) => `/${ICONS}/${name}`)

describe.each(Object.entries(PATHS_OF_CHUNKS))('the chunk %s', (_, paths) => {
  it.each(paths)('finds a file or a package by %s', (path) => {
    expect([...files, ...packages, ...icons].filter((file) => anyOf([path]).test(file))).not.toEqual([])
  })
})
