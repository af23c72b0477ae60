import { describe, expect, it } from 'vitest'
import { THEME_KEY, themeInitScript } from './theme.ts'

type Visit = { kept: string | null | Error; deviceIsDark: boolean }

/** Runs the early script as a browser would, and tells the theme it puts on the page. */
function themeAtFirstPaint({ kept, deviceIsDark }: Visit) {
  const page = { documentElement: { dataset: {} as Record<string, string> } }
  const storage = {
    getItem(key: string) {
      if (kept instanceof Error) throw kept
      return key === THEME_KEY ? kept : null
    },
  }
  const run = new Function('localStorage', 'matchMedia', 'document', themeInitScript)
  run(storage, () => ({ matches: deviceIsDark }), page)
  return page.documentElement.dataset['theme']
}

describe('the theme at the first paint', () => {
  it('is the one that was chosen, whatever the device prefers', () => {
    expect(themeAtFirstPaint({ kept: 'light', deviceIsDark: true })).toBe('light')
    expect(themeAtFirstPaint({ kept: 'dark', deviceIsDark: false })).toBe('dark')
  })

  it('follows the device when nothing was chosen or the choice cannot be read', () => {
    expect(themeAtFirstPaint({ kept: null, deviceIsDark: true })).toBe('dark')
    expect(themeAtFirstPaint({ kept: 'azul', deviceIsDark: false })).toBe('light')
    expect(themeAtFirstPaint({ kept: new Error('storage is blocked'), deviceIsDark: true })).toBe('dark')
  })
})
