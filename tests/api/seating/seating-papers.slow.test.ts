import { beforeAll, describe, expect, it } from 'vitest'
import { CARD_SHEETS, cardsAPage, SEATING_PAPERS, type SeatingPaper } from '#domain/seating/seating-papers.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { useCast } from '../../support/cast.ts'
import { groundOf } from '../../support/journeys/room-ground.ts'
import { printed, sizesOf, wordsOf } from '../../support/outside/pdf.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

const LONG = 'María de los Ángeles Fernández de Córdoba y Álvarez de Toledo Ruiz-Mateos '.repeat(2).trim()
const NAMES = ['Íñigo Lasa Gil', 'محمد العربي', 'דוד כהן', LONG, 'Ñ']

const PLACE = { x: 1000, y: 750, width: 2000 }

let weddingId: string
let at: string

const ask = (paper: SeatingPaper, over: object = {}, person = cast.lucia) =>
  app.fetch(`${at}/seating/papers`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ paper, ...over }),
  })

async function paperOf(paper: SeatingPaper): Promise<Buffer> {
  const response = await ask(paper)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

beforeAll(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  const table = async (number: number, name: string | null) =>
    (await cast.lucia.post(`${at}/seating/tables`, { number, name })).body.id
  const tables = [await table(1, 'Los del pueblo'), await table(2, null)]
  for (const [index, name] of NAMES.entries()) {
    const guestId = await cast.lucia.addGuest(weddingId, name)
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    await cast.lucia.call('PUT', `${at}/seating/people/${guestId}`, { tableId: tables[index % 2] })
  }
})

describe('the plan on paper', () => {
  it('is a card for each table, of the size that is asked for', async () => {
    expect(await sizesOf(await paperOf('table-a5'))).toEqual([
      [148, 210],
      [148, 210],
    ])
    expect(await sizesOf(await paperOf('table-a6'))).toEqual([[210, 297]])
    expect((await wordsOf(await paperOf('table-a6'))).join(' ')).toContain('Los del pueblo')
  })

  it('is a card for each who sits, table by table, and twice on one that is folded', async () => {
    const flat = (await wordsOf(await paperOf('place-70x37'))).join(' ')
    expect(flat.match(/Íñigo/g)).toHaveLength(1)
    expect(flat).toContain('Mesa 1')
    const folded = (await wordsOf(await paperOf('place-folded'))).join(' ')
    expect(folded.match(/Íñigo/g)).toHaveLength(2)
  })

  it('is a board of A3 or A2, by table and by surname', async () => {
    expect(await sizesOf(await paperOf('board-a3-tables'))).toEqual([[297, 420]])
    expect(await sizesOf(await paperOf('board-a2-names'))).toEqual([[420, 594]])
    expect((await wordsOf(await paperOf('board-a3-names'))).join(' ')).toContain('Lasa Gil, Íñigo')
  })

  it('is the room in the largest scale that its page has room for, with or without those who sit', async () => {
    const [page] = await wordsOf(await paperOf('plan-a4'))
    for (const words of [
      'Plano de las mesas',
      '2 mesas, 5 personas',
      '1:50',
      '5 m',
      'Los del pueblo',
      '3/10',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Íñigo')
    expect((await wordsOf(await paperOf('plan-a3-names'))).join(' ')).toContain('Íñigo Lasa Gil')
    const { body: room } = await cast.lucia.post(`${at}/seating/rooms`, { width: 1800, depth: 1000 })
    expect((await wordsOf(await paperOf('plan-a4'))).join(' ')).toContain('1:100')
    expect(await sizesOf(await paperOf('plan-a4'))).toEqual([[297, 210]])
    await cast.lucia.call('DELETE', `${at}/seating/rooms/${room.id}`)
  })

  it('says which tables are reached by stairs, on the board and on the plan', async () => {
    const [table] = (await cast.lucia.get(`${at}/seating/tables`)).body
    const climb = (hasStairs: boolean) => cast.lucia.patch(`${at}/seating/tables/${table.id}`, { hasStairs })
    expect((await wordsOf(await paperOf('board-a3-tables'))).join(' ')).not.toContain('por escaleras')
    await climb(true)
    for (const paper of ['board-a3-tables', 'plan-a4', 'plan-a4-names'] as const)
      expect((await wordsOf(await paperOf(paper))).join(' ').match(/por escaleras/g)).toHaveLength(1)
    await climb(false)
  })

  it('has the plan of the venue below its room, in the same scale', async () => {
    const without = await paperOf('plan-a4')
    const groundId = await groundOf(cast.lucia, at)
    await cast.lucia.patch(`${at}/seating/grounds/${groundId}`, { place: { ...PLACE, rotation: 30 } })
    const bytes = await paperOf('plan-a4')
    expect(bytes.includes('/DCTDecode')).toBe(true)
    expect(without.includes('/DCTDecode')).toBe(false)
    // The room becomes as large as the picture, which 1:50 has no room for.
    expect((await wordsOf(bytes)).join(' ')).toContain('1:200')
    expect((await paperOf('table-a5')).includes('/DCTDecode')).toBe(false)
    await cast.lucia.call('DELETE', `${at}/seating/grounds/${groundId}`)
  })

  it.each(SEATING_PAPERS)('%s is drawn with long names and those from the right', async (paper) => {
    expect((await printed(await paperOf(paper))).length).toBeGreaterThan(0)
  })

  it.each(WEDDING_STYLES)('is in the style %s', async (style) => {
    await cast.lucia.patch(`${at}/style`, { style })
    expect((await ask('table-a6')).status).toBe(200)
  })

  it('is for members who see the tables, and of people who sit', async () => {
    expect((await ask('place-70x37', {}, cast.noelia)).status).toBe(404)
    await cast.lucia.letIn(weddingId, cast.martin, 'family')
    expect((await ask('place-70x37', {}, cast.martin)).status).toBe(403)
    const { body: event } = await cast.lucia.post(`${at}/events`, { name: 'Preboda' })
    const answer = await ask('board-a3-tables', { eventId: event.id })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOBODY_SEATED'])
  })
})

it('sheets hold their cards within the page', () => {
  for (const sheet of Object.values(CARD_SHEETS)) {
    const { margin, columns, rows, gap, card, width, height, isFolded } = sheet
    expect(margin.left + columns * card.width + (columns - 1) * gap).toBeLessThanOrEqual(width + 0.5)
    expect(margin.top + rows * card.height * (isFolded ? 2 : 1)).toBeLessThanOrEqual(height + 0.5)
    expect(cardsAPage(sheet)).toBeGreaterThan(0)
  }
})
