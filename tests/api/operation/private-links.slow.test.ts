import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

afterEach(() => app.setClock(null))

const newToken = () => randomBytes(16).toString('base64url')
const headersOf = ({ headers }: Response) =>
  ['x-robots-tag', 'referrer-policy', 'cache-control', 'speculation-rules'].map((name) => headers.get(name))
const PRIVATE = ['noindex, nofollow', 'no-referrer', 'private, no-store', null]

const LINKS: [string, (token: string) => string][] = [
  ['the sheet of a vendor', (token) => `/agenda/${token}`],
  ['the sheet of a caterer', (token) => `/catering/${token}`],
  ['the sheet of a driver', (token) => `/autobuses/${token}`],
  ['a paper of a planner’s books', (token) => `/cuentas/${token}`],
  ['the form of a claim', (token) => `/reclamar/${token}`],
]
const CALENDAR: (typeof LINKS)[number] = ['a calendar', (token) => `/agenda/${token}.ics`]

describe.each([...LINKS, CALENDAR])('the link of %s', (_, pathOf) => {
  it('that opens nothing gets one and the same page, which nobody keeps or indexes', async () => {
    const pages: string[] = []
    for (const token of [newToken(), newToken(), 'x', '%00', `${newToken()}x`]) {
      const answer = await app.fetch(pathOf(token))
      expect([token, answer.status, ...headersOf(answer)]).toEqual([token, 404, ...PRIVATE])
      pages.push(await answer.text())
    }
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toContain('Este enlace ya no vale')
  })
})

describe.each(LINKS)('the links of %s', (_, pathOf) => {
  it('are not found by guessing, which is limited by network and said so', async () => {
    // No time passes, in which more guesses would be allowed.
    app.setClock(new Date())
    const headers = { 'accept-encoding': 'identity' }
    const guess = () => app.fetch(pathOf(newToken()), { headers })
    const answers: Response[] = []
    // Fewer at once than the server has room for.
    for (let round = 0; round < 21; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, guess))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headersOf(refused)).toEqual(PRIVATE)
    expect(await refused.text()).toContain('Espera un momento')
  })
})
