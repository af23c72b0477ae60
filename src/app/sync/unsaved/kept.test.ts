import { afterAll, expect, it, vi } from 'vitest'

const AGENCY = '0198c0de-0000-7000-8000-0000000000a9'

/** The store of a tab, as its page at an address has it. */
async function keptAt(pathname: string) {
  vi.resetModules()
  vi.stubGlobal('window', { location: { pathname } })
  const kept = await import('./kept.ts')
  kept.openKept('lucia')
  return kept
}

const items = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  get length() {
    return items.size
  },
  key: (index: number) => [...items.keys()][index] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
  removeItem: (key: string) => items.delete(key),
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('keeps the text of a form with the business that its page is about, and signing out forgets all', async () => {
  const own = await keptAt('/app/planner')
  own.keep('draft profile', 'Lo mío')
  const ofAgency = await keptAt(`/app/planner/${AGENCY}/public-profile`)
  expect(ofAgency.keptUnder('draft ')).toEqual([])
  ofAgency.keep('draft profile', 'Lo de la agencia')
  expect((await keptAt('/app/planner')).keptUnder('draft ')).toEqual([['profile', 'Lo mío']])
  const again = await keptAt(`/app/planner/${AGENCY}/requests`)
  expect(again.keptUnder('draft ')).toEqual([['profile', 'Lo de la agencia']])
  again.forgetKept()
  expect(items.size).toBe(0)
})
