import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The code points of each file of a font, by family and style. */
function filesByFont(): Map<string, Map<string, Set<number>>> {
  const fonts = new Map<string, Map<string, Set<number>>>()
  const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
  for (const [, face] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
    const file = /url\("([^"]+)"\)/.exec(face!)?.[1]
    const ranges = /unicode-range:([^;]+);/.exec(face!)?.[1]
    if (!file || !ranges) continue
    const font = `${/font-family: "([^"]+)"/.exec(face!)?.[1]} ${/font-style: (\w+)/.exec(face!)?.[1] ?? 'normal'}`
    const files = fonts.get(font) ?? new Map()
    fonts.set(font, files.set(file, pointsOf(ranges)))
  }
  return fonts
}

const pointsOf = (ranges: string) =>
  new Set(
    ranges.split(',').flatMap((range) => {
      const [first, last = first] = range.trim().slice(2).split('-')
      const from = Number.parseInt(first!, 16)
      return Array.from({ length: Number.parseInt(last!, 16) - from + 1 }, (_, at) => from + at)
    }),
  )

describe('the files of the fonts', () => {
  const fonts = [...filesByFont()]

  it('are those of three fonts', () => {
    expect(fonts.map(([font]) => font).sort()).toEqual([
      'Ibarra Real Nova Variable italic',
      'Ibarra Real Nova Variable normal',
      'Instrument Sans Variable normal',
    ])
  })

  it.each(fonts)('of %s share no letter, so that a page fetches one of them for it', (_, files) => {
    const all = [...files.values()].flatMap((points) => [...points])
    expect(all.length).toBe(new Set(all).size)
  })

  it.each(fonts)(
    'of %s have all of Latin-1, and Spanish, Catalan, Galician and Basque in one',
    (_, files) => {
      const all = new Set([...files.values()].flatMap((points) => [...points]))
      for (let point = 0xa0; point <= 0xff; point += 1) {
        if (point !== 0xad) expect(all.has(point), point.toString(16)).toBe(true)
      }
      const [, cut] = [...files].find(([file]) => file.startsWith('./fonts/'))!
      for (const letter of 'El niño à l’església, ¿verdad? «Sí» 12 €: más — güe·l ç…')
        expect(cut.has(letter.codePointAt(0)!), letter).toBe(true)
    },
  )
})
