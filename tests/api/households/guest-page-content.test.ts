import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guestPages } from '#db/schema/guest-pages.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import {
  FIRST_CONTENT,
  GIFT_WORDS_MAX,
  GIFTS_MAX,
  GUEST_PAGE_PARTS,
  type GuestPageContent,
  QUESTIONS_MAX,
} from '#domain/households/guest-page.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

let at: string
let path: string

beforeEach(async () => {
  at = `/api/weddings/${cast.weddingId}/guest-page`
  await app.db.delete(guestPages).where(eq(guestPages.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: '2027-04-10' }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, {
    ...{ closingDate: '2027-03-20', contactName: 'Elena', contactPhone: '600 00 01 17' },
    ...{ transport: 'Hay sitio para aparcar', dressCode: 'Zapato plano', lodging: 'Casas rurales' },
    ...{ iban: 'ES9121000418450200051332', busRoutes: [] },
  })
  const family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre', rsvp: true }],
  })
  await app.db
    .update(households)
    .set({ answeredAt: new Date('2027-03-01T12:00:00Z') })
    .where(eq(households.id, family.householdId))
  path = family.path
})

afterEach(() => app.setClock(null))

const content = (change: (content: GuestPageContent) => void): GuestPageContent => {
  const changed = structuredClone(FIRST_CONTENT)
  change(changed)
  return changed
}

const question = (key: string, es: string): GuestPageContent['questions'][number] => ({
  ...{ key, question: { es }, answer: { es: 'Sí' } },
})

const partOf = (page: GuestPageContent, key: string) => page.parts.find((part) => part.key === key)!
const save = (draft: GuestPageContent, from?: GuestPageContent, member = cast.lucia) =>
  member.patch(at, { draft, from })
const publish = (draft: GuestPageContent) => cast.lucia.post(`${at}/publish`, { draft })

async function published(draft: GuestPageContent) {
  await save(draft)
  expect((await publish(draft)).status).toBe(200)
}

/** The page as it is five weeks before the wedding; the sessions of the cast are of now. */
async function page(language = 'es') {
  app.setClock(new Date('2027-03-03T12:00:00+02:00'))
  const response = await app.fetch(`${path}?l=${language}`)
  app.setClock(null)
  return response.text()
}
const sections = (html: string) => [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)

describe('the draft of the page', () => {
  it('begins with all parts, none of which is published', async () => {
    expect((await cast.lucia.get(at)).body).toEqual({
      ...{
        draft: FIRST_CONTENT,
        published: null,
        former: null,
        publishedAt: null,
        pictures: [],
        takenGifts: [],
      },
    })
  })

  it('is not seen by families until it is published', async () => {
    const before = await page()
    const draft = content((page) => {
      partOf(page, 'dress').isShown = false
    })
    await save(draft)
    expect(sections(await page())).toEqual(sections(before))
    const { body } = await publish(draft)
    expect(body).toMatchObject({ published: draft, former: null, publishedAt: expect.any(String) })
    expect(sections(await page())).toEqual(['plan', 'llegar', 'dormir', 'regalo', 'contacto'])
  })

  it('keeps what two members have changed of different texts', async () => {
    const ours = content((page) => {
      partOf(page, 'dress').texts = { es: 'Lino' }
    })
    await save(ours)
    const others = content(({ questions }) => void questions.push(question('lluvia', '¿Y si llueve?')))
    const { body } = await save(others, FIRST_CONTENT, cast.martin)
    expect(partOf(body.draft, 'dress').texts).toEqual({ es: 'Lino' })
    expect(body.draft.questions).toHaveLength(1)
  })

  it('gives back a text that both have changed, and stores nothing', async () => {
    const dressed = (es: string) =>
      content((page) => {
        partOf(page, 'dress').texts = { es }
        partOf(page, 'gift').isShown = es === 'Lino'
      })
    await save(dressed('Lino'))
    const { status, body } = await save(dressed('Seda'), FIRST_CONTENT, cast.martin)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'GUEST_PAGE_CONFLICTS',
      data: { conflicts: [{ key: 'dress', field: 'texts', language: 'es', stored: 'Lino', given: 'Seda' }] },
    })
    expect((await cast.lucia.get(at)).body.draft).toEqual(dressed('Lino'))
  })

  it('is published only as it was shown', async () => {
    const shown = content(({ questions }) => void questions.push(question('lluvia', '¿Y si llueve?')))
    await save(shown)
    await save(content(() => undefined))
    expect(await publish(shown)).toMatchObject({ status: 409, body: { code: 'GUEST_PAGE_CHANGED' } })
    expect((await cast.lucia.get(at)).body.published).toBeNull()
  })

  it('keeps the version that was published before, also when it is published twice', async () => {
    const [first, second] = ['uno', 'dos'].map((key) =>
      content(({ questions }) => void questions.push(question(key, '¿Niños?'))),
    )
    await published(first!)
    await published(second!)
    await published(second!)
    expect((await cast.lucia.get(at)).body).toMatchObject({ published: second, former: first })
  })

  it('has each part once, and no more questions than there can be, those of others counted', async () => {
    const [part] = FIRST_CONTENT.parts
    expect((await cast.lucia.patch(at, { draft: { parts: [part, part], questions: [] } })).status).toBe(400)
    const many = (prefix: string) =>
      content((page) => {
        page.questions = Array.from({ length: QUESTIONS_MAX }, (_, index) =>
          question(`${prefix}${index}`, '¿?'),
        )
      })
    await save(many('a'))
    expect(await save(many('b'), FIRST_CONTENT)).toMatchObject({
      ...{ status: 409, body: { code: 'TOO_MANY_QUESTIONS', data: { max: QUESTIONS_MAX } } },
    })
  })
})

describe('the page of a family', () => {
  it('has the parts in the order of the couple', async () => {
    await published(content((page) => void page.parts.reverse()))
    expect(sections(await page())).toEqual(['contacto', 'regalo', 'vestir', 'dormir', 'llegar', 'plan'])
  })

  it('says texts and questions in its language, or in the first that has them', async () => {
    await published(
      content((page) => {
        partOf(page, 'dress').texts = { es: 'De fiesta', en: 'Black tie' }
        partOf(page, 'bus').texts = { gl: 'Sae ás once' }
        page.questions = [
          { key: 'ninos', question: { es: '¿Niños?', en: 'Children?' }, answer: { es: 'Sí', en: 'Yes' } },
          { key: 'vacia', question: { es: '¿Sin respuesta?' }, answer: {} },
        ]
      }),
    )
    const english = await page('en')
    for (const said of ['Black tie', 'Sae ás once', 'Children?', 'Yes']) expect(english).toContain(said)
    for (const left of ['De fiesta', '¿Sin respuesta?']) expect(english).not.toContain(left)
    expect(await page('eu')).toContain('De fiesta')
    expect(english).toMatch(/<details[^>]*><summary[^>]*>.*Children\?<\/summary>/)
  })

  it('shows what was typed as text, in the longest page within 70 KB', async () => {
    const canary = '<img src=x onerror=alert(1)>"\'&'
    const long = (max: number) => ({ es: canary + 'ñ'.repeat(max - canary.length) })
    await published({
      parts: GUEST_PAGE_PARTS.map((key) => ({ key, isShown: true, texts: long(600) })),
      questions: Array.from({ length: QUESTIONS_MAX }, (_, index) => ({
        ...{ key: `pregunta-${index}`, question: long(200), answer: long(600) },
      })),
      giftList: Array.from({ length: GIFTS_MAX }, (_, index) => ({
        ...{ key: `regalo-${index}`, words: long(GIFT_WORDS_MAX), url: 'https://tienda.example/vajilla' },
      })),
    })
    const html = await page()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script')
    expect(Buffer.byteLength(html)).toBeLessThan(70_000)
    expect(await htmlFaults(html)).toEqual([])
  })

  it.each(INVITATION_LANGUAGES)('has our own words in %s', async (language) => {
    await published(content(({ questions }) => void questions.push(question('lluvia', '¿Y si llueve?'))))
    const html = await page(language)
    expect(html).toContain(`>${MESSAGES[language].questions()}</h2>`)
    expect(await htmlFaults(html)).toEqual([])
  })
})
