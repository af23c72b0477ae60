import { describe, expect, it } from 'vitest'
import { textOf } from '../../support/contract/text-of.ts'
import { usePayingApp } from '../../support/stripe/paying.ts'
import { type TestApp, useTestApp } from '../../support/test-app.ts'

const PAGES = ['/', '/planners', '/pricing']
const FREE = 'Esta instalación no cobra a nadie'

const saidBy = async (app: TestApp, path: string) => {
  const html = await (await app.fetch(path)).text()
  const facts = [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json).join(' ')
  return `${textOf(html)} ${facts}`
}

describe('an installation without Stripe', () => {
  const app = useTestApp()

  it.each(PAGES)('says on %s that nobody pays', async (path) => {
    expect(await saidBy(app, path)).toContain(FREE)
  })

  it('answers so too, to people and to search engines', async () => {
    const said = await saidBy(app, '/pricing')
    expect(said.split('No se paga: esta instalación no cobra a nadie')).toHaveLength(3)
    expect(said).not.toContain('Stripe')
  })
})

describe('an installation that charges', () => {
  const { app } = usePayingApp()

  it.each(PAGES)('says on %s nothing of being free for all', async (path) => {
    const said = await saidBy(app, path)
    expect(said).not.toContain('no cobra')
    expect(said).toMatch(/19\s€/)
  })

  it('answers how it is paid, when it is needed and how it ends', async () => {
    const said = await saidBy(app, '/pricing')
    for (const words of ['cargo en cuenta (SEPA)', 'tienes 14 días para arreglarlo', 'puedes desistir'])
      expect(said).toContain(words)
  })
})
