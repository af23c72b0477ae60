import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, formatContrast, guardColor, inkOn, TEXT_CONTRAST } from './contrast.ts'

describe('the contrast guard', () => {
  it('leaves a colour that is read well as it is', () => {
    expect(guardColor('#1E4D37')).toMatchObject({ safe: '#1e4d37', isChanged: false })
  })

  it('darkens a pale colour in its own hue', () => {
    const { safe, isChanged, contrast } = guardColor('#E59A8C')
    expect({ safe, isChanged, contrast: formatContrast(contrast) }).toEqual({
      safe: '#a96357',
      isChanged: true,
      contrast: '2,3\u00a0:\u00a01',
    })
  })

  it('makes every colour fit for white letters, and only darker', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, (given) => {
        const { safe, safeContrast, contrast } = guardColor(given)
        expect(safeContrast).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        expect(safeContrast).toBeGreaterThanOrEqual(contrast)
        expect(contrastOf(safe, '#ffffff')).toBe(safeContrast)
      }),
    )
  })

  it('says a contrast that just fails as failing', () => {
    expect(formatContrast(4.499)).toBe('4,4\u00a0:\u00a01')
  })

  it('chooses the letters that are read better', () => {
    expect(inkOn('#ffffff')).toBe('#14261c')
    expect(inkOn('#1e4d37')).toBe('#ffffff')
  })
})
