import { beforeAll, describe, expect, it } from 'vitest'
import { TOOLS } from '#server/entry/http/mcp/server.ts'
import { join, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { bearer, sendMessage, toolCall } from '../../support/mcp/assistant.ts'
import { type FullWedding, fillWedding, MARK, MARKED } from '../../support/mcp/full-wedding.ts'

/** The sections that reading tools ask for, where members may have them closed. */
const SECTIONS: Record<string, string> = {
  find_guests: 'guests',
  list_families: 'guests',
  list_kitchen_needs: 'guests',
  list_vendors: 'vendors',
  get_budget: 'budget',
  list_payments_due: 'budget',
  list_tasks: 'tasks',
  get_agenda: 'agenda',
  list_tables: 'seating',
  list_unseated_guests: 'seating',
  list_buses: 'transport',
}

const READING = TOOLS.filter(({ hints, input }) => hints.readOnlyHint && !('proposal' in input.shape))
const OF_WEDDINGS = READING.filter(({ name }) => name !== 'list_weddings' && !name.startsWith('propose_'))

describe('every reading tool', () => {
  const { app, cast } = useCast()
  let wedding: FullWedding
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    wedding = await fillWedding(cast.lucia, cast.weddingId)
    const [aunt, former] = [
      await signedUp(app, 'Tía Puri', 'couple'),
      await signedUp(app, 'Álvaro Gutiérrez', 'couple'),
    ]
    await cast.lucia.letIn(cast.weddingId, aunt, 'family')
    await join(cast.lucia, cast.weddingId, former)
    tokens['former'] = (await programOf(app, former)).tokens.access_token
    await former.delete(`/api/weddings/${cast.weddingId}/members/me`)
    for (const [who, person] of Object.entries({
      lucia: cast.lucia,
      elena: cast.elena,
      aunt,
      noelia: cast.noelia,
    }))
      tokens[who] = (await programOf(app, person)).tokens.access_token
  })

  const argsOf = (name: string, weddingId: string) => ({
    weddingId,
    ...(name === 'search_wedding' && { search: MARK }),
  })
  const asking = (token: string, name: string, weddingId = cast.weddingId) =>
    sendMessage(app, toolCall(name, argsOf(name, weddingId)), bearer(token))

  it.each(OF_WEDDINGS)('$name answers the couple and their planner with data', async ({ name }) => {
    for (const who of ['lucia', 'elena']) {
      const { status, body, text } = await asking(tokens[who]!, name)
      expect(status).toBe(200)
      expect(body.result.isError, text).toBeFalsy()
      if (name !== 'get_budget') expect(text, who).toMatch(MARKED)
    }
  })

  it.each(OF_WEDDINGS)('$name keeps to the sections of a member', async ({ name }) => {
    const open = ['guests', 'tasks', 'agenda']
    const { body, text } = await asking(tokens['aunt']!, name)
    const section = SECTIONS[name]
    if (section && !open.includes(section)) {
      expect(body.result).toMatchObject({ isError: true })
      expect(body.result.content[0].text).toContain('SECTION_CLOSED')
      expect(text).not.toMatch(MARKED)
    } else {
      expect(body.result.isError).toBeFalsy()
      expect(text).not.toMatch(/Catering|Mesa Z|Plaza Z|Señal/)
    }
  })

  it('tells nothing to anybody else, whatever they ask with', async () => {
    const expired = tokens['lucia']!
    let cells = 0
    const leaks: string[] = []
    const note = (cell: string, text: string) => {
      cells += 1
      if (MARKED.test(text)) leaks.push(cell)
    }
    for (const { name } of OF_WEDDINGS) {
      for (const who of ['former', 'noelia']) {
        const { body, text } = await asking(tokens[who]!, name)
        expect(body.result.content[0].text, `${who} ${name}`).toContain('WEDDING_NOT_FOUND')
        note(`${who} ${name}`, text)
        const unknown = await asking(tokens[who]!, name, '0198c0de-0000-7000-8000-000000000000')
        expect(unknown.text).toBe(text)
        note(`unknown ${name}`, unknown.text)
      }
      const message = toolCall(name, argsOf(name, cast.weddingId))
      const refusals = {
        'no token': [{}, 401],
        'a cookie': [{ cookie: cast.lucia.cookie }, 401],
        'a cookie beside a token that is none': [{ cookie: cast.lucia.cookie, ...bearer('x') }, 401],
        'a token of our form': [bearer(`${tokens['lucia']!.slice(0, -4)}AAAA`), 401],
        'another site': [{ ...bearer(tokens['lucia']!), origin: 'https://otra.example' }, 403],
        'another site in a frame': [{ ...bearer(tokens['lucia']!), origin: 'null' }, 403],
      } as const
      for (const [what, [headers, status]] of Object.entries(refusals)) {
        const answer = await sendMessage(app, message, headers as Record<string, string>)
        expect(answer.status, `${what} ${name}`).toBe(status)
        if (status === 401) expect(answer.headers.get('www-authenticate')).toContain('resource_metadata=')
        note(`${what} ${name}`, answer.text)
      }
    }
    app.setClock(new Date(Date.now() + 16 * 60_000))
    for (const { name } of OF_WEDDINGS) {
      const answer = await asking(expired, name)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
      note(`expired ${name}`, answer.text)
    }
    app.setClock(null)
    expect(leaks).toEqual([])
    expect(cells).toBe(OF_WEDDINGS.length * 11)
    expect(cells).toBeGreaterThan(130)
  })

  it('the weddings of a person are their own', async () => {
    for (const [who, ids] of [
      ['lucia', [cast.weddingId]],
      ['noelia', [cast.otherWeddingId]],
      ['former', []],
    ] as const) {
      const { body } = await sendMessage(app, toolCall('list_weddings', {}), bearer(tokens[who]!))
      const rows = body.result.structuredContent.rows as { weddingId: string }[]
      expect(rows.map(({ weddingId }) => weddingId)).toEqual(ids)
    }
  })

  it('gives long lists in pages', async () => {
    const seen: string[] = []
    let from: number | null = 0
    while (from !== null) {
      const message = toolCall('find_guests', { weddingId: wedding.weddingId, from, limit: 1 })
      const { body } = await sendMessage(app, message, bearer(tokens['lucia']!))
      const { rows, next } = body.result.structuredContent as {
        rows: { name: string }[]
        next: number | null
      }
      seen.push(...rows.map(({ name }) => name))
      from = next
    }
    expect(seen).toEqual([`${MARK} Lasa`, `${MARK} Soto`])
  })
})
