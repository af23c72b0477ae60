import { readdirSync } from 'node:fs'
import { traverseContractProcedures } from '@orpc/server'
import { describe, expect, it } from 'vitest'
import { FIRST_ANSWERS_ID, FIRST_READS, type FirstAnswer, fillRead } from '#contract/first-reads.ts'
import { contract } from '#contract/index.ts'
import type { Person } from '../../support/accounts/person.ts'
import { gatherCast, useCast } from '../../support/cast.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('the page of a screen', () => {
  const { app, cast } = useCast()
  const pageOf = async (person: Person, path: string) =>
    app.fetch(path, { headers: { cookie: person.cookie } })

  it('carries what the API answers to its person', async () => {
    const { lucia, weddingId } = cast
    const guests = `/api/weddings/${weddingId}/guests`
    await lucia.call('POST', guests, { fullName: 'Pilar Aguirre' })
    const answers = answersIn(await (await pageOf(lucia, `/app/couple/${weddingId}/guests`)).text())
    for (const path of ['/api/weddings', '/api/notifications/unread-count', guests]) {
      expect(answers[path], path).toEqual((await lucia.get(path)).body)
    }
    expect(answers['/api/session']).toMatchObject({ id: lucia.userId, liveId: expect.any(String) })
  })

  it('carries the hotels where the address opens their tab, and else the buses alone', async () => {
    const { lucia, weddingId } = cast
    const at = `/app/couple/${weddingId}/transport`
    const lodging = ['lodging.hotels', 'lodging.people', 'lodging.wishes']
    expect(proceduresIn(await (await pageOf(lucia, `${at}?view=lodging`)).text())).toEqual(
      expect.arrayContaining(['transport.trips', ...lodging]),
    )
    const buses = proceduresIn(await (await pageOf(lucia, at)).text())
    expect(buses.filter((procedure) => lodging.includes(procedure))).toEqual([])
  })

  it('carries nothing of a wedding to those who are not in it', async () => {
    const { noelia, weddingId } = cast
    const answers = answersIn(await (await pageOf(noelia, `/app/couple/${weddingId}/guests`)).text())
    expect(answers['/api/session']).toMatchObject({ id: noelia.userId })
    expect(Object.keys(answers).filter((path) => path.includes(weddingId))).toEqual([])
  })

  it('carries the rows of its own person when many ask at once', async () => {
    const people = [cast.lucia, cast.martin, cast.elena, cast.noelia, cast.raul]
    const asked = Array.from({ length: 40 }, (_, at) => people[at % people.length]!)
    const pages = await Promise.all(asked.map((person) => pageOf(person, '/app/profile')))
    const answers = await Promise.all(pages.map(async (page) => answersIn(await page.text())))
    // A page that would wait too long goes out without answers.
    const carried = answers.flatMap(({ '/api/session': session }, at) =>
      session ? [{ id: (session as { id: string }).id, asked: asked[at]!.userId }] : [],
    )
    expect(carried.length).toBeGreaterThan(0)
    expect(carried.filter(({ id, asked }) => id !== asked)).toEqual([])
  })

  it('is kept by no cache and differs by person', async () => {
    const { headers } = await pageOf(cast.lucia, '/app/profile')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('vary')).toContain('Cookie')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('comes compressed for a browser that accepts %s', async (accepted, encoding) => {
    const { cookie, userId } = cast.lucia
    const page = await app.fetch('/app/profile', { headers: { cookie, 'accept-encoding': accepted } })
    expect(page.headers.get('content-encoding')).toBe(encoding)
    expect(page.headers.get('vary')).toContain('Accept-Encoding')
    expect(answersIn(await page.text())['/api/session']).toMatchObject({ id: userId })
  })

  it('carries nothing without a session', async () => {
    const page = await app.fetch('/app/profile')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain(FIRST_ANSWERS_ID)
    const stranger = await app.fetch('/app/profile', { headers: { cookie: 'azahar.session_token=x.y' } })
    expect(answersIn(await stranger.text())).toEqual({ '/api/session': null })
  })

  it('lets no text of a person out of the JSON', async () => {
    const { lucia, weddingId } = cast
    const fullName = '</script><script>alert(1)</script><!--'
    await lucia.call('POST', `/api/weddings/${weddingId}/guests`, { fullName })
    const html = await (await pageOf(lucia, `/app/couple/${weddingId}/guests`)).text()
    expect(html).not.toContain('<script>alert')
    const guests = answersIn(html)[`/api/weddings/${weddingId}/guests`] as { fullName: string }[]
    expect(guests.map((guest) => guest.fullName)).toContain(fullName)
  })

  it('comes without rows for an address that names no wedding, and never fails', async () => {
    for (const path of ['/app/couple/not-an-id/guests', '/app/couple/%E0%A4%A/guests', '/app/x/y/z']) {
      expect((await pageOf(cast.lucia, path)).status, path).toBe(200)
    }
  })
})

describe('the page of a screen beyond the rate limit', () => {
  const app = useTestApp({ requestsPerMinute: 80 })

  it('comes without the rows of its person', async () => {
    const { lucia } = await gatherCast(app)
    app.setClock(new Date())
    let answers = {}
    for (let load = 0; load < 30; load += 1) {
      const page = await app.fetch('/app/profile', { headers: { cookie: lucia.cookie } })
      answers = answersIn(await page.text())
    }
    expect(Object.keys(answers)).toEqual(['/api/session'])
  })
})

/** Pages whose rows the browser asks for once they are open. */
const ASKED_LATER: Record<string, string> = {
  '/app/couple/members': 'leads to the current wedding',
  '/app/couple/{weddingId}/activity': 'the second tab of Miembros',
  '/app/couple/{weddingId}/answers': 'opened from Invitados',
  '/app/team-invitation': 'opened from a mail, once',
  '/app/planner/{planner}/quotes/{requestId}': 'opened from Solicitudes',
  '/app/planner/{planner}/agreements/{requestId}': 'opened from Solicitudes',
}

const ROUTES = 'src/app/routes/app'

const SCREENS_OF_ROUTES = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('route.tsx'))
  .map((file) =>
    `/app/${file.replaceAll('.', '/')}`
      .replace(/(?:\/index)?\/tsx$/, '')
      .replace('$wid', '{weddingId}')
      .replace('$pid', '{planner}')
      .replace('$requestId', '{requestId}')
      .replace('$accountId', '{accountId}'),
  )
  .sort()

describe('the list of first reads', () => {
  it('names for every path the procedure that answers it', () => {
    const paths = new Map<string, string>()
    traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
      const { method, path: template } = procedure['~orpc'].route
      if (method === 'GET') paths.set(path.join('.'), String(template))
    })
    for (const { procedure, path } of [...FIRST_READS.values()].flat()) {
      expect(paths.get(procedure), procedure).toBe(path)
    }
  })

  it.each(SCREENS_OF_ROUTES)('knows what %s reads, or why the browser asks for it', (screen) => {
    const section = screen.replace(/^(\/app\/planner\/\{planner\})\/\w+$/, '$1/{section}')
    const isKnown = FIRST_READS.has(screen) || FIRST_READS.has(section)
    expect(isKnown, 'name its first reads in src/contract/first-reads.ts').not.toBe(screen in ASKED_LATER)
  })
})

function carriedBy(html: string): FirstAnswer[] {
  const [, json] = new RegExp(`id="${FIRST_ANSWERS_ID}">([^<]*)</script>`).exec(html) ?? []
  return JSON.parse(json ?? '[]')
}

const proceduresIn = (html: string) => carriedBy(html).map(({ procedure }) => procedure)

/** The answers in a page, by the paths that were read. */
function answersIn(html: string): Record<string, unknown> {
  const answers = carriedBy(html)
  const paths = new Map([...FIRST_READS.values()].flat().map((read) => [read.procedure, read]))
  return Object.fromEntries(
    answers.map(({ procedure, input = {}, output }) => [
      `/api${fillRead(paths.get(procedure)!, input as Record<string, string>).url}`,
      output,
    ]),
  )
}
