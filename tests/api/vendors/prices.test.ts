import { beforeAll, describe, expect, it } from 'vitest'
import { seedPlanners } from '#db/seed/planners.ts'
import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
beforeAll(() => seedPlanners(app.db))

const PAGES = [
  '/',
  '/parejas',
  '/planners',
  '/pricing',
  '/terminos',
  '/aviso-legal',
  '/privacidad',
  '/signup',
]

/** The words of a page, to people and to search engines. */
async function saidBy(path: string): Promise<string> {
  const html = await (await app.fetch(path)).text()
  const unseen = [...html.matchAll(/<title>([^<]*)|content="([^"]*)"|ld\+json">(.*?)<\/script>/g)]
  return [textOf(html), ...unseen.map(([, ...found]) => found.join(''))].join(' | ')
}

describe('a price', () => {
  it.each(PAGES)('on %s says that it includes the IVA', async (path) => {
    const said = await saidBy(path)
    const price = new RegExp(`\\b${PLANNER_PRICE}\\s€(.{0,60})`, 'g')
    const prices = [...said.matchAll(price)]
    for (const [whole, after] of prices) expect(after, whole).toContain('IVA incluido')
    if (['/', '/planners', '/pricing', '/terminos', '/aviso-legal'].includes(path))
      expect(prices).not.toHaveLength(0)
  })

  it('of a planner does so too, on the profile and where they are compared', async () => {
    expect(await saidBy('/planners/casa-jara')).toMatch(/Desde [\d.]+\s€, IVA incluido/)
    expect(await saidBy('/directorio')).toContain('Los precios llevan el IVA incluido.')
  })

  it.each(PAGES)('on %s promises nothing for ever', async (path) => {
    expect(await saidBy(path)).not.toMatch(/para siempre/i)
  })
})
