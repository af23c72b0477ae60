import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawingsInPage } from './drawings-in-page.ts'
import { SPECIES } from './species.ts'

const markupOf = (names: string[]) =>
  names.map((name) => `<div data-drawing="${name}" class="h-54"></div>`).join('')
const drawnBy = (style: string) =>
  Array.from(style.matchAll(/^|(?<=\})\[data-drawing="([\w-]+)"\]/g), ([, name]) => name).filter(Boolean)
const drawingsOf = (style: string) =>
  Array.from(style.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g), ([, text]) =>
    decodeURIComponent(text!),
  )

describe('the drawings that travel in a page', () => {
  it('are none where the screen has none', () => {
    expect(drawingsInPage('<p>Escribe data-drawing=&quot;olive&quot;</p>')).toBe('')
  })

  it('are the first of the screen, each once', () => {
    const style = drawingsInPage(
      markupOf(['night-branch', 'olive', 'olive', 'lemon', 'olive', 'almond', 'rosemary', 'eucalyptus']),
    )
    expect(drawnBy(`}${style}`)).toEqual(['night-branch', 'olive', 'lemon', 'almond'])
  })

  it.each(SPECIES.map(({ name }) => name))('have %s in both themes, as its file has', (name) => {
    const file = readFileSync(new URL(`./images/drawing-${name}.svg`, import.meta.url), 'utf8').trim()
    const [light, dark] = drawingsOf(drawingsInPage(markupOf([name])))
    expect(light).toBe(file.replaceAll('"', "'"))
    expect(dark).toBe(light!.replace('#dark:target', '#dark'))
    expect(dark).not.toBe(light)
  })

  it('cannot end the style sheet that they stand in', () => {
    for (const { name } of SPECIES) expect(drawingsInPage(markupOf([name]))).not.toMatch(/[<>]/)
  })

  it('are fetched by the style sheet of the app where a page brings none', () => {
    const sheet = readFileSync(new URL('./drawings.css', import.meta.url), 'utf8')
    for (const { name } of SPECIES) {
      expect(sheet).toContain(`url("./images/drawing-${name}.svg")`)
      expect(sheet).toContain(`url("./images/drawing-${name}.svg#dark")`)
    }
  })
})
