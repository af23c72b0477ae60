import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HELP_SLUGS, helpPath } from '#domain/help/help-slugs.ts'
import { HELP_ANSWERS } from '#site/help/answers.ts'
import type { HelpAnswer } from '#site/help/help-answer.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { writtenTexts } from '../../../scripts/structure/written-texts.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const ANSWERS = HELP_SLUGS.map((slug): [string, HelpAnswer] => [slug, HELP_ANSWERS[slug]])
const page = async (path: string) => {
  const response = await app.fetch(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const shown = async (path: string) => textOf((await page(path)).html)

describe('an answer of the help', () => {
  const interfaceTexts = writtenInTheInterface()

  it.each(ANSWERS)('%s says on screens what is written in the interface', (_slug, answer) => {
    const missing = labelsOf(answer).filter((label) => !interfaceTexts(label))
    expect(missing).toEqual([])
  })

  it.each(ANSWERS)('%s speaks of pages that exist', async (_slug, { screens }) => {
    expect(screens.length).toBeGreaterThan(0)
    for (const screen of screens) {
      if (screen.startsWith('/app')) expect(existsSync(`src/app/routes${screen}.tsx`), screen).toBe(true)
      else expect((await page(screen)).status, screen).toBe(200)
    }
  })

  it.each(ANSWERS)('%s says when it was reviewed, and with which version', async (slug, { reviewed }) => {
    expect(reviewed.on).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(reviewed.version).toBe(packageJson.version)
    expect(await shown(helpPath(slug as never))).toMatch(
      new RegExp(`Revisado el \\d+ de [a-z]+ de \\d{4}, con la versión ${reviewed.version}`),
    )
  })

  it.each(ANSWERS)('%s leads to others, and not to itself', (slug, { near }) => {
    expect(near.length).toBeGreaterThanOrEqual(2)
    expect(near).not.toContain(slug)
    expect(new Set(near).size).toBe(near.length)
  })

  it.each(HELP_SLUGS)('%s is valid HTML without a script', async (slug) => {
    const { status, html, headers } = await page(helpPath(slug))
    expect(status).toBe(200)
    expect(await htmlFaults(html)).toEqual([])
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
  })
})

it('every screen of the menus has an answer', () => {
  const spokenOf = new Set(ANSWERS.flatMap(([, { screens }]) => screens))
  const missing = ['couple/$wid', 'planner/$pid']
    .flatMap((folder) => filesIn(`src/app/routes/app/${folder}`))
    .filter((file) => !/\/-[^/]*$/.test(file))
    .map((file) => file.slice('src/app/routes'.length, -'.tsx'.length))
    .filter((route) => !route.endsWith('/route') && !spokenOf.has(route))
  expect(missing).toEqual([])
})

describe('the help', () => {
  it('lists every answer by its topic', async () => {
    const { html } = await page('/ayuda')
    for (const slug of HELP_SLUGS) expect(html).toContain(`href="${helpPath(slug)}"`)
    expect(await htmlFaults(html)).toEqual([])
  })

  it('finds answers by words without accents, and marks them', async () => {
    const { html } = await page('/ayuda?q=acompanante')
    expect(textOf(html)).toMatch(/\d+ respuestas? para «acompanante»/)
    expect(html).toContain('<mark>acompañante</mark>')
    expect(html).toContain(`href="${helpPath('familias')}"`)
    expect(html).toContain('name="robots"')
    expect(await htmlFaults(html)).toEqual([])
  })

  it.each([
    ['¿Cómo importo un excel?', 'importar-una-lista'],
    ['he perdido el móvil', 'dos-pasos'],
    ['borrar cuenta', 'eliminar-la-cuenta'],
    ['cancelar suscripción', 'plan'],
    ['exportar para la gestoría', 'cobros-para-la-gestoria'],
    ['movimientos del banco', 'leer-el-banco'],
    ['celíacos', 'alergias'],
    ['quien ve el presupuesto', 'permisos'],
  ] as const)("to '%s' answers with %s among the first", async (question, slug) => {
    const { html } = await page(`/ayuda?q=${encodeURIComponent(question)}`)
    const links = [...html.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.slice(0, 3)).toContain(helpPath(slug))
  })

  it('says when it has no answer, and how to ask', async () => {
    const { html } = await page('/ayuda?q=fuegos+artificiales')
    expect(textOf(html)).toContain('Nada para «fuegos artificiales»')
    expect(html).toContain('href="/ayuda/escribir"')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('shows a hostile question as it was typed', async () => {
    const { html } = await page(`/ayuda?q=${encodeURIComponent(`"><img src=x>${'y'.repeat(500)}`)}`)
    expect(html).not.toContain('<img src=x>')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('an answer that is not there is the page of what is missing', async () => {
    expect((await page('/ayuda/nada')).status).toBe(404)
  })

  it('is in the sitemap and at the foot of every page', async () => {
    const { html: sitemap } = await page('/sitemap.xml')
    for (const slug of HELP_SLUGS) expect(sitemap).toContain(`${helpPath(slug)}</loc>`)
    expect((await page('/')).html).toContain('href="/ayuda"')
  })
})

/** The words in an answer that a person reads on a screen: all between « and ». */
function labelsOf({ lead, steps = [], parts = [] }: HelpAnswer): string[] {
  const texts = [
    lead,
    ...steps.flatMap(({ act, note = '' }) => [act, note]),
    ...parts.map(({ text }) => text),
  ]
  return texts.flatMap((text) => [...text.matchAll(/«([^»]+)»/g)].map(([, label]) => label!))
}

/** Whether a text is written in the interface, as a whole, beside its icon or not. */
function writtenInTheInterface() {
  const files = ['app', 'ui', 'domain', 'site']
    .flatMap((room) => filesIn(`src/${room}`))
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/(?:site\/help|app\/dev)\/|\.test\.ts/.test(file))
  const texts = files.flatMap((file) => writtenTexts(file, readFileSync(file, 'utf8')))
  const written = new Set(texts.map(({ text }) => text.replaceAll('{}', '').trim()))
  return (label: string) => written.has(label)
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
