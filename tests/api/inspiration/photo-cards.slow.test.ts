import { beforeEach, describe, expect, it } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { MESSAGES } from '#messages/messages.ts'
import { PHOTO_FIELDS, PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'
import { codesOfSheet, printed, sizesOf, wordsOf } from '../../support/outside/pdf.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()
const GRID = { columns: 2, rows: 2 }
const KEY = 'a'.repeat(22)
let folder: string
let page: string

beforeEach(async () => {
  const folders = `/api/weddings/${cast.weddingId}/inspiration/folders`
  folder = `${folders}/${(await cast.lucia.post(folders, { name: `Fotos ${Math.random()}` })).body.id}`
  page = await share('send')
})

async function share(use: 'view' | 'send' | 'both'): Promise<string> {
  const link = { lastDay: dayInMadrid(new Date()), use }
  return (await cast.lucia.call('PUT', `${folder}/share`, link)).body.share.path
}

const ask = (asked: object = {}, cookie = cast.lucia.cookie, at = folder) =>
  app.fetch(`${at}/cards`, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })

async function cards(asked: object = {}): Promise<Buffer> {
  const response = await ask(asked)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const images = async () => (await cast.lucia.get(`${folder}/images`)).body as InspirationImage[]

describe('cards for the tables', () => {
  it('are A6, four on a sheet of A4, each with the address of its table and its number', async () => {
    const pdf = await cards({ tables: [1, 2, 3, 7, 12] })
    expect(await sizesOf(pdf)).toEqual([
      [210, 297],
      [210, 297],
    ])
    const codes = (await printed(pdf)).flatMap((sheet) => codesOfSheet(sheet, 4, GRID))
    const address = (table: number) => `${ORIGIN}${page}?mesa=${table}`
    expect(codes).toEqual([...[1, 2, 3, 7, 12].map(address), null, null, null])
    const words = (await wordsOf(pdf)).join(' ')
    for (const table of [1, 2, 3, 7, 12]) expect(words).toContain(`Mesa ${table}`)
    expect(words).toContain('¿Una foto bonita?')
  })

  it('are a sheet of equal ones without tables', async () => {
    const [sheet] = await printed(await cards())
    expect(codesOfSheet(sheet!, 4, GRID)).toEqual(Array.from({ length: 4 }, () => ORIGIN + page))
  })

  it('are a PDF under the name of the wedding', async () => {
    const response = await ask({ tables: [1] })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
      'QR fotos Lucía & Martín.pdf',
    )
  })

  it('are none while the link takes no photographs, after it has ended, and of another wedding', async () => {
    await share('view')
    expect((await ask()).status).toBe(404)
    await cast.lucia.call('DELETE', `${folder}/share`)
    expect((await ask()).status).toBe(404)
    await share('send')
    const elsewhere = folder.replace(cast.weddingId, cast.otherWeddingId)
    expect((await ask({}, cast.lucia.cookie, elsewhere)).status).toBe(404)
  })

  it.each([
    ['a table below one', { tables: [0] }],
    ['a number that is too high', { tables: [1000] }],
    ['a part of a table', { tables: [1.5] }],
    ['more cards than a file has', { tables: Array.from({ length: 201 }, () => 1) }],
    ['words', { tables: ['<b>'] }],
  ])('are refused for %s', async (_, asked) => {
    expect((await ask(asked)).status).toBe(400)
  })
})

describe('the page that is opened at a table', () => {
  it.each(INVITATION_LANGUAGES)(
    'says which table it is, and keeps it in its form and languages: %s',
    async (l) => {
      const html = await (await app.fetch(`${page}?mesa=7&l=${l}`)).text()
      expect(html).toContain(MESSAGES[l].photos_table({ table: 7 }))
      expect(html).toContain(`action="${page}/fotos?mesa=7&amp;l=${l}"`)
      for (const other of INVITATION_LANGUAGES) expect(html).toContain(`href="${page}?mesa=7&amp;l=${other}"`)
    },
  )

  it.each(['0', '1000', '-1', '<b>x', '4.5', ''])('takes no notice of the table %j', async (table) => {
    const html = await (await app.fetch(`${page}?mesa=${encodeURIComponent(table)}`)).text()
    expect(html).toContain(`action="${page}/fotos?l=es"`)
    expect(html).not.toContain('<b>x')
  })

  it('marks what is sent with the table, by the script and by the form', async () => {
    const photo = new Uint8Array(await picture().jpeg().toBuffer())
    const headers = { origin: ORIGIN, [PHOTO_KEY_HEADER]: KEY }
    const sent = (at: number, table: string) =>
      app.fetch(`${page}/fotos/${at}?nombre=baile.jpg&acuerdo=1&mesa=${table}`, {
        method: 'POST',
        headers,
        body: photo,
      })
    expect((await sent(0, '7')).status).toBe(201)
    expect((await sent(1, '<script>')).status).toBe(201)
    const form = new FormData()
    form.append(PHOTO_FIELDS.key, 'b'.repeat(22))
    form.append(PHOTO_FIELDS.consent, '1')
    form.append(PHOTO_FIELDS.files, new File([photo], 'tarta.jpg'))
    const encoded = new Response(form)
    const body = new Uint8Array(await encoded.arrayBuffer())
    const answer = await app.fetch(`${page}/fotos?mesa=12&l=es`, {
      method: 'POST',
      headers: {
        origin: 'null',
        'content-type': encoded.headers.get('content-type')!,
        'content-length': String(body.length),
      },
      body,
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`action="${page}/fotos/quitar?mesa=12&amp;l=es"`)
    const tags = new Map(
      (await images()).map(({ fileName, tags: all }) => [`${fileName} ${all.length}`, all]),
    )
    expect([...tags.values()].toSorted()).toEqual([
      ['invitados'],
      ['invitados', 'mesa 12'],
      ['invitados', 'mesa 7'],
    ])
  })
})
