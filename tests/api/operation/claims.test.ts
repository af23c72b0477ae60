import { beforeAll, describe, expect, it } from 'vitest'
import { CLAIMS, lineOf } from '#site/claims.ts'
import { DESCRIPTIONS, OPENINGS, STEP_CLAIMS } from '#site/page-claims.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const PAGES = ['/', '/parejas', '/planners', '/pricing', '/directorio']

describe('the claims of the public pages', () => {
  const texts = new Map<string, string>()
  const heads = new Map<string, string>()

  beforeAll(async () => {
    for (const path of PAGES) {
      const html = await (await app.fetch(path)).text()
      texts.set(path, textOf(html))
      heads.set(path, /<meta name="description" content="([^"]*)"/.exec(html)![1]!)
    }
  })

  it.each([...Object.values(CLAIMS).flat(), ...Object.values(OPENINGS), ...STEP_CLAIMS])(
    "'$line' stands on one of them",
    (claim) => {
      expect([...texts.values()].some((text) => text.includes(lineOf(claim)))).toBe(true)
    },
  )

  it.each(Object.entries(DESCRIPTIONS))('%s is described by its own', (path, claim) => {
    expect(heads.get(path)).toBe(lineOf(claim))
  })

  it('list what each plan includes, and nothing beside', async () => {
    const html = await (await app.fetch('/pricing')).text()
    const items = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item]) => textOf(item!).trim())
    expect(items).toEqual([...CLAIMS.couplePlan, ...CLAIMS.plannerPlan].map(lineOf))
  })
})

it('a directory without profiles says so, besides what helps', async () => {
  const text = textOf(await (await app.fetch('/directorio')).text())
  expect(text).toContain('Aún no hay perfiles publicados')
  expect(text).toContain('Ajusta los filtros para ver planners en tu zona')
})
