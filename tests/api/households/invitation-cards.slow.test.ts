import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { CARD_FORMATS, type CardFormat } from '#domain/households/invitation-cards.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, type TestInvitation } from '../../support/journeys/invitation.ts'
import {
  codeOf,
  codesOfSheet,
  hasInkAtEdge,
  partsOfSheet,
  pixelsOf,
  printed,
  sizesOf,
  wordsOf,
} from '../../support/outside/pdf.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

const invite = (...names: string[]) =>
  inviteHousehold(app.db, cast.weddingId, { people: names.map((fullName) => ({ fullName })) })

const addressOf = ({ path }: TestInvitation) => ORIGIN + path

const ask = (invitations: TestInvitation[], format?: CardFormat) =>
  app.fetch(`/api/weddings/${cast.weddingId}/invitation-cards`, {
    method: 'POST',
    headers: { cookie: cast.lucia.cookie, origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ householdIds: invitations.map(({ householdId }) => householdId), format }),
  })

async function cardsOf(invitations: TestInvitation[], format?: CardFormat): Promise<Buffer> {
  const response = await ask(invitations, format)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('cards to print', () => {
  it('are eight on a sheet, each with the code of its own household, in the order of the names', async () => {
    const names = [
      'Ñúñez',
      'Álvarez',
      'Zubiri',
      'Gràcia',
      'Bea',
      'Coll·lell',
      'Mas',
      'Otero',
      'Ibarra',
      'Lasa',
    ]
    const invitations = []
    for (const surname of names) invitations.push(await invite(`Ana ${surname}`, `Blas ${surname}`))
    const pages = await printed(await cardsOf(invitations))
    expect(pages).toHaveLength(2)
    const sorted = invitations
      .map((one, index) => ({ address: addressOf(one), name: names[index]! }))
      .toSorted((a, b) => new Intl.Collator('es').compare(a.name, b.name))
      .map(({ address }) => address)
    expect(codesOfSheet(pages[0]!, 8)).toEqual(sorted.slice(0, 8))
    expect(codesOfSheet(pages[1]!, 3)).toEqual([...sorted.slice(8), null])
  })

  it('are a PDF with its fonts inside, under the name of the wedding', async () => {
    const response = await ask([await invite('Carmen Aguirre Soto')])
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
      'tarjetas Lucía & Martín.pdf',
    )
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/FontFile[23]? /g)!.length).toBeGreaterThan(2)
    expect(pdf).not.toContain('/Helvetica')
  })

  it.each(WEDDING_STYLES)('carry the style %s', async (style) => {
    await app.db.update(weddings).set({ style }).where(eq(weddings.id, cast.weddingId))
    const family = await invite('Carmen Aguirre Soto', 'Jon Lasa')
    const [sheet] = await printed(await cardsOf([family]))
    expect(codesOfSheet(sheet!, 1)).toEqual([addressOf(family)])
  })

  it('bear names in any script and of any length', async () => {
    const names = [
      '👰🏽‍♀️ Begoña 🤵',
      '🎉🎉🎉',
      'محمد بن سلمان',
      'Familia محمد Núñez',
      'Анна Иванова',
      '山田太郎',
      'Wenceslao'.repeat(12),
      'de la Fuente y Gómez de Salazar Fernández-Villaverde '.repeat(2).trim(),
    ]
    const families = []
    for (const name of names) {
      const family = await invite('Carmen Aguirre')
      await app.db.update(households).set({ name }).where(eq(households.id, family.householdId))
      families.push(family)
    }
    const [sheet] = await printed(await cardsOf(families))
    expect(codesOfSheet(sheet!, 8).toSorted()).toEqual(families.map(addressOf).toSorted())
  })

  it('are none of a household without a link, of another wedding or of nothing', async () => {
    const revoked = await invite('Carmen Aguirre')
    await app.db.update(households).set({ token: null }).where(eq(households.id, revoked.householdId))
    const foreign = await inviteHousehold(app.db, cast.otherWeddingId)
    const nothing = { ...foreign, householdId: randomUUID() }
    for (const one of [revoked, foreign, nothing]) {
      const response = await ask([one])
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'HOUSEHOLD_NOT_FOUND' })
    }
    expect((await ask([])).status).toBe(400)
  })
})

describe('other papers', () => {
  const inviteFamilies = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => invite(`Ana Soto ${String.fromCharCode(65 + index)}`)),
    )

  it('are A6, one a page', async () => {
    const families = await inviteFamilies(2)
    const pdf = await cardsOf(families, 'a6')
    expect(await sizesOf(pdf)).toEqual([
      [105, 148],
      [105, 148],
    ])
    const pages = await printed(pdf)
    expect(pages.map(codeOf)).toEqual(families.map(addressOf))
  })

  it('are A6, four on a sheet of A4', async () => {
    const families = await inviteFamilies(5)
    const pdf = await cardsOf(families, 'a6x4')
    expect(await sizesOf(pdf)).toEqual([
      [210, 297],
      [210, 297],
    ])
    const grid = { columns: 2, rows: 2 }
    const codes = (await printed(pdf)).flatMap((page) => codesOfSheet(page, 4, grid))
    expect(codes).toEqual([...families.map(addressOf), null, null, null])
  })

  it('are stickers, 24 on a label sheet of A4, each with its name and its code', async () => {
    const families = await inviteFamilies(25)
    const pdf = await cardsOf(families, 'stickers')
    const grid = { columns: 3, rows: 8 }
    const pages = await printed(pdf)
    expect(codesOfSheet(pages[0]!, 24, grid)).toEqual(families.slice(0, 24).map(addressOf))
    expect(codesOfSheet(pages[1]!, 2, grid)).toEqual([addressOf(families[24]!), null])
    const [words] = await wordsOf(pdf)
    expect(words!.match(/Ana Soto [A-X]/g)).toHaveLength(24)
    const name = (await ask([families[0]!], 'stickers')).headers.get('content-disposition')!
    expect(decodeURIComponent(name)).toContain('etiquetas Lucía & Martín.pdf')
  })

  it.each(CARD_FORMATS.filter((format) => format !== 'cards'))(
    'keep the longest names within their own card: %s',
    async (format) => {
      const names = [
        'Wenceslao'.repeat(12),
        'de la Fuente y Gómez de Salazar Fernández-Villaverde '.repeat(2).trim(),
        'Familia Ruiz',
        'Ana y María del Carmen de las Mercedes y sus tres hijas',
      ]
      await app.db
        .update(weddings)
        .set({ name: 'Maximiliana Guadalupe de los Ángeles y Hermenegildo Bartolomé' })
        .where(eq(weddings.id, cast.weddingId))
      const families = []
      for (const name of names) {
        const family = await invite('Carmen Aguirre')
        await app.db.update(households).set({ name }).where(eq(households.id, family.householdId))
        families.push(family)
      }
      const grids = {
        a6: { columns: 1, rows: 1 },
        a6x4: { columns: 2, rows: 2 },
        stickers: { columns: 3, rows: 8 },
      }
      const grid = grids[format as keyof typeof grids]
      const parts = (await printed(await cardsOf(families, format))).flatMap((page) =>
        partsOfSheet(page, grid),
      )
      const cards = parts.slice(0, names.length)
      expect(cards.map(codeOf).toSorted()).toEqual(families.map(addressOf).toSorted())
      // Marks to cut along stand at the edges of A6 on A4, so ink is looked for next to them.
      const edge = format === 'a6x4' ? null : 2
      if (edge) for (const card of cards) expect(hasInkAtEdge(card, edge)).toBe(false)
    },
  )
})

describe('the code of one household', () => {
  it.each(['svg', 'png'])('is an image as %s that a camera reads in any size', async (format) => {
    const family = await invite('Carmen Aguirre Soto', 'Jon Lasa')
    const path = `/api/weddings/${cast.weddingId}/households/${family.householdId}/code.${format}`
    const response = await app.fetch(path, { headers: { cookie: cast.lucia.cookie } })
    expect(response.headers.get('content-type')).toContain(format)
    const image = Buffer.from(await response.arrayBuffer())
    for (const width of [120, 400]) expect(codeOf(await pixelsOf(image, width))).toBe(addressOf(family))
  })

  it('has four white modules around it', async () => {
    const family = await invite('Carmen Aguirre Soto')
    const path = `/api/weddings/${cast.weddingId}/households/${family.householdId}/code.svg`
    const svg = await (await app.fetch(path, { headers: { cookie: cast.lucia.cookie } })).text()
    const [, size] = /viewBox="0 0 (\d+) /.exec(svg)!.map(Number)
    const { width, data } = await pixelsOf(Buffer.from(svg), size! * 4)
    const black = Array.from({ length: width * width }, (_, at) => at).filter((at) => data[at * 4]! < 128)
    const columns = black.map((at) => at % width)
    const rows = black.map((at) => Math.floor(at / width))
    for (const line of [columns, rows]) {
      expect(line.reduce((a, b) => Math.min(a, b))).toBe(16)
      expect(line.reduce((a, b) => Math.max(a, b))).toBe(width - 17)
    }
  })
})
