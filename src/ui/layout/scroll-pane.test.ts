import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SCREENS = ['src/app', 'src/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)

/** A text area has nothing inside that could be placed. */
const SCROLLS = /(?<!focus:)\boverflow-(?:[xy]-)?(?:auto|scroll)\b/

describe('what scrolls by itself', () => {
  it('is positioned, so that nothing hidden inside makes the page longer or wider', () => {
    expect(SCREENS.length).toBeGreaterThan(100)
    const unpositioned = SCREENS.filter((path) => SCROLLS.test(readFileSync(path, 'utf8')))
    expect(unpositioned, 'use scroll-pane or scroll-row').toEqual([])
  })
})
