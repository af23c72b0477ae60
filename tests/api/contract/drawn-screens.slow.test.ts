import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#app/render-screen.tsx'
import { queryClient } from '#app/sync/query-client.ts'
import { FIRST_ANSWERS_ID, FIRST_READS, type FirstAnswer } from '#contract/first-reads.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

describe('a screen drawn by the server', () => {
  const { app, cast } = useCast({ drawsScreens: true })
  const weddings = () =>
    new Map([
      [cast.lucia, cast.weddingId],
      [cast.noelia, cast.otherWeddingId],
    ])
  beforeAll(async () => {
    for (const [person, id] of weddings()) {
      await person.call('POST', `/api/weddings/${id}/guests`, { fullName: `Invitada de ${person.name}` })
    }
  })
  const pageOf = (person: Person | null, path: string) =>
    app.fetch(path, { headers: person ? { cookie: person.cookie } : {} })
  const guestsOf = (person: Person) => `/app/couple/${weddings().get(person)}/guests`

  it('stands in the page with its rows, its title and no script', async () => {
    const { lucia } = cast
    const html = await (await pageOf(lucia, guestsOf(lucia))).text()
    expect(drawnIn(html)).toContain(`Invitada de ${lucia.name}`)
    expect(html).toMatch(/<title>Invitados · [^<]+ · Azahar<\/title>/)
    expect(drawnIn(html)).not.toContain('<script')
  })

  it('holds the rows of its own person when many are drawn at once', async () => {
    const people = [cast.lucia, cast.noelia]
    const asked = Array.from({ length: 40 }, (_, at) => people[at % 2]!)
    const pages = await Promise.all(
      asked.map(async (person) => (await pageOf(person, guestsOf(person))).text()),
    )
    const drawn = pages.map(drawnIn)
    expect(drawn.filter(Boolean).length).toBeGreaterThan(0)
    for (const [at, html] of drawn.entries()) {
      const other = people[(at + 1) % 2]!
      expect(html).not.toContain(`Invitada de ${other.name}`)
      if (html) expect(html).toContain(`Invitada de ${asked[at]!.name}`)
    }
  })

  it('is left to the browser when one person asks for many at once, and no page fails for it', async () => {
    const { lucia } = cast
    const asked = Array.from({ length: 60 }, () => pageOf(lucia, guestsOf(lucia)))
    expect((await lucia.get('/api/weddings')).status).toBe(200)
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const drawn = (await Promise.all(answers.map((answer) => answer.text()))).map(drawnIn)
    expect(drawn.filter(Boolean).length).toBeGreaterThan(0)
  })

  it('leaves nothing of a person in what all pages share', () => {
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('shows what people typed as text', async () => {
    const { lucia } = cast
    const fullName = '<img src=x onerror=alert(1)> $& & "Pili"'
    await lucia.call('POST', `/api/weddings/${cast.weddingId}/guests`, { fullName })
    const drawn = drawnIn(await (await pageOf(lucia, guestsOf(lucia))).text())
    expect(drawn).not.toContain('<img src=x')
    expect(drawn).toContain('$&amp; &amp; &quot;Pili&quot;')
  })

  it('says of each part that React hydrates at once that this has not happened yet', async () => {
    const { lucia, elena } = cast
    const home = `/app/couple/${cast.weddingId}`
    const screens: [Person, string][] = [
      ...['', '/guests', '/vendors', '/budget', '/day-b'].map((section): [Person, string] => [
        lucia,
        home + section,
      ]),
      [lucia, '/app/profile'],
      [elena, `/app/planner/${elena.userId}`],
    ]
    for (const [person, path] of screens) {
      const drawn = drawnIn(await (await pageOf(person, path)).text())
      const firstOfBoundaries = Array.from(
        drawn.matchAll(/<!--\$-->(?!<!--\$-->)(<[^>]*>)/g),
        ([, tag]) => tag,
      )
      expect(firstOfBoundaries.length, path).toBeGreaterThan(0)
      for (const tag of firstOfBoundaries) expect(tag, path).toContain('data-not-hydrated')
    }
  })

  it('has the images of the folder that the address names, else of the first, in their columns', async () => {
    const { lucia, weddingId } = cast
    const inspiration = `/api/weddings/${weddingId}/inspiration/folders`
    const ids: string[] = []
    for (const name of ['Flores', 'Luces']) {
      const { body } = await lucia.post(inspiration, { name })
      ids.push(body.id)
      await lucia.sendBytes(
        `${inspiration}/${body.id}/images?name=${name}.png`,
        await picture().png().toBuffer(),
      )
    }
    const path = `/app/couple/${weddingId}/inspiration`
    for (const [query, shown, other] of [
      ['', 'Flores', 'Luces'],
      [`?carpeta=${ids[1]}`, 'Luces', 'Flores'],
    ] as const) {
      const drawn = drawnIn(await (await pageOf(lucia, path + query)).text())
      expect(drawn).toContain(`Ver «${shown}`)
      expect(drawn).not.toContain(`Ver «${other}`)
      expect(drawn).toContain('data-columns="2"')
    }
  })

  it('does not wait for a screen that the browser draws', async () => {
    const { elena } = cast
    const home = `/app/planner/${elena.userId}`
    const ofBrowser = ['branding', 'public-profile'].map((name) => pageOf(elena, `${home}/${name}`))
    const [drawn] = await Promise.all([pageOf(elena, home), ...ofBrowser])
    expect(await drawn.text()).toContain('data-drawn-at')
  })

  it('does not wait for one whose wedding is not found', async () => {
    const { lucia, noelia } = cast
    const strange = pageOf(noelia, guestsOf(lucia))
    const own = pageOf(lucia, guestsOf(lucia))
    expect(drawnIn(await (await strange).text())).toBe('')
    expect(drawnIn(await (await own).text())).not.toBe('')
  })

  it('brings the first drawings in a style sheet that the policy of the page names', async () => {
    const { elena } = cast
    const page = await pageOf(elena, `/app/planner/${elena.userId}`)
    const html = await page.text()
    const sheets = Array.from(html.matchAll(/<style>(\[data-drawing=[^<]*)<\/style>/g), ([, text]) => text!)
    expect(sheets).toHaveLength(1)
    const hash = createHash('sha256').update(sheets[0]!).digest('base64')
    const policy = page.headers.get('content-security-policy') ?? ''
    const styles = policy.split('; ').find((directive) => directive.startsWith('style-src-elem '))
    expect(styles?.split(' ')).toContain(`'sha256-${hash}'`)
    const { lucia } = cast
    expect(await (await pageOf(lucia, guestsOf(lucia))).text()).not.toContain('<style>[data-drawing=')
  })

  it('is every one that begins with reads, with the links that are open', async () => {
    const { lucia, elena, weddingId } = cast
    const wedding = `/api/weddings/${weddingId}`
    await lucia.call('POST', `${wedding}/catering/link`)
    const { body: guest } = await lucia.post(`${wedding}/guests`, { fullName: 'Pilar Aguirre' })
    await lucia.call('POST', `${wedding}/households/links`, { guestIds: [guest.id] })
    await lucia.call('POST', `${wedding}/invitations`, { role: 'couple' })
    const parameters: Record<string, string> = { weddingId, planner: elena.userId, section: 'weddings' }
    const screens = [...FIRST_READS.keys()].map((screen) =>
      screen.replace(/\{(\w+)\}/g, (_, name) => parameters[name]!),
    )
    for (const path of screens) {
      const person = path.includes('/planner/') ? elena : lucia
      await (await pageOf(person, path)).text()
    }
    const failed = app.logLines.filter((line) => line.includes('screen not drawn'))
    expect(failed.map((line) => JSON.parse(line).path)).toEqual([])
  })

  it('is no screen when a part of it fails', async () => {
    const url = guestsOf(cast.lucia)
    const html = await (await pageOf(cast.lucia, url)).text()
    const [, json] = new RegExp(`id="${FIRST_ANSWERS_ID}"[^>]*>([^<]*)<`).exec(html)!
    const answers = JSON.parse(json!) as FirstAnswer[]
    const draw = () => renderScreen({ url, cookies: '', answers, now: new Date() })
    expect(await draw()).toMatchObject({ title: expect.stringContaining('Invitados') })
    const guests = answers.find(({ procedure }) => procedure === 'guests.list')!
    guests.output = [null]
    await expect(draw()).rejects.toThrow(/^A part of the screen failed while it was drawn: .*of null/)
  })

  it('is a redirect where the address leads elsewhere', async () => {
    const { lucia, elena } = cast
    const home = `/app/couple/${cast.weddingId}`
    const leads: [Person, string, string][] = [
      [lucia, '/app', home],
      [lucia, '/app/couple', home],
      [lucia, '/app/couple/guests', `${home}/guests`],
      [lucia, `/app/planner/${elena.userId}`, home],
      [elena, '/app', `/app/planner/${elena.userId}`],
      [elena, `/app/planner/${lucia.userId}`, `/app/planner/${elena.userId}`],
      [elena, `/app/planner/w/${cast.weddingId}`, `/app/couple/${cast.weddingId}`],
    ]
    for (const [person, path, expected] of leads) {
      let address = path
      for (let hop = 0; hop < 3; hop += 1) {
        const answer = await pageOf(person, address)
        if (answer.status !== 302) break
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        address = new URL(answer.headers.get('location') ?? '', 'http://x').pathname
      }
      expect(address, path).toBe(expected)
    }
  })

  it('is left to the browser without a session, and tells outsiders nothing', async () => {
    const path = guestsOf(cast.lucia)
    for (const person of [null, cast.noelia]) {
      const answer = await pageOf(person, path)
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(drawnIn(html)).toBe('')
      expect(html).not.toContain('Invitada de')
    }
  })
})

/** The page as it is before any script has run. */
const drawnIn = (html: string) =>
  /<div id="root" data-drawn-at="[^"]+">([\s\S]*?)<\/div><script type="application\/json"/.exec(html)?.[1] ??
  ''
