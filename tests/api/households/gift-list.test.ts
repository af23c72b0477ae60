import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guestPages } from '#db/schema/guest-pages.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import {
  FIRST_CONTENT,
  GIFTS_MAX,
  type GiftItem,
  type GuestPageContent,
} from '#domain/households/guest-page.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

let at: string
let family: TestInvitation
let others: TestInvitation

beforeEach(async () => {
  at = `/api/weddings/${cast.weddingId}/guest-page`
  await app.db.delete(guestPages).where(eq(guestPages.weddingId, cast.weddingId))
  await app.db.update(households).set({ giftItems: [] }).where(eq(households.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: '2098-04-10' }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, { closingDate: '2098-03-20', busRoutes: [] })
  family = await coming('Carmen Aguirre')
  others = await coming('Teo Lasa')
})

/** A family who has answered that it comes. */
async function coming(fullName: string) {
  const invitation = await inviteHousehold(app.db, cast.weddingId, { people: [{ fullName, rsvp: true }] })
  const answeredAt = new Date()
  await app.db.update(households).set({ answeredAt }).where(eq(households.id, invitation.householdId))
  return invitation
}

const gift = (key: string, es: string, url: string | null = null): GiftItem => ({ key, words: { es }, url })
const withGifts = (...giftList: GiftItem[]): GuestPageContent => ({ ...FIRST_CONTENT, giftList })
const save = (draft: object, from?: object) => cast.lucia.patch(at, { draft, ...(from && { from }) })
const state = async () => (await cast.lucia.get(at)).body

async function published(...giftList: GiftItem[]) {
  const { body } = await save(withGifts(...giftList))
  expect((await cast.lucia.post(`${at}/publish`, { draft: body.draft })).status).toBe(200)
}

const page = async ({ path }: TestInvitation, language = 'es') =>
  (await app.fetch(`${path}/regalo?l=${language}`)).text()
const wholePage = async ({ path }: TestInvitation) => (await app.fetch(path)).text()
const tap = (act: 'tomar' | 'dejar', key: string, { path }: TestInvitation) =>
  app.fetch(`${path}/regalo`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ [act]: key }),
  })

/** The gifts of a page, each with the words below it. */
const listIn = (html: string) =>
  [...html.matchAll(/<b dir="auto">([^<]*)<\/b>(?:<p[^>]*>([^<]*)<\/p>)?/g)]
    .map(([, text, said = 'free']) => `${text}: ${said}`)
    .filter((line) => /^(Vajilla|Viaje)/.test(line))

describe('the list of gifts', () => {
  it('is drafted and published with the page, and is seen once it is published', async () => {
    await save(withGifts(gift('vajilla', 'Vajilla')))
    expect(await page(family)).not.toContain('Vajilla')
    expect(await wholePage(family)).not.toContain('/regalo')
    await published(gift('vajilla', 'Vajilla', 'tienda.example/vajilla'), gift('viaje', 'Viaje'))
    const html = await page(family)
    expect(listIn(html)).toEqual(['Vajilla: free', 'Viaje: free'])
    expect(html).toContain('href="https://tienda.example/vajilla"')
    expect(html).not.toContain('<script')
    expect(await wholePage(family)).toContain(`href="${family.path}/regalo"`)
  })

  it('has one family for each gift, and no other learns which', async () => {
    await published(gift('vajilla', 'Vajilla'), gift('viaje', 'Viaje'))
    const answer = await tap('tomar', 'vajilla', family)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${family.path}/regalo#regalo`])
    await tap('tomar', 'vajilla', others)
    await tap('dejar', 'vajilla', others)
    expect(listIn(await page(family))).toEqual(['Vajilla: Te encargas tú', 'Viaje: free'])
    const theirs = await page(others)
    expect(listIn(theirs)).toEqual(['Vajilla: Ya hay quien se encarga', 'Viaje: free'])
    expect(theirs).not.toContain('Aguirre')
    expect((await state()).takenGifts).toEqual([{ key: 'vajilla', by: 'Aguirre' }])

    await tap('dejar', 'vajilla', family)
    await tap('tomar', 'vajilla', others)
    expect((await state()).takenGifts).toEqual([{ key: 'vajilla', by: 'Lasa' }])
  })

  it('gives a gift that two families take at once to one of them', async () => {
    await published(gift('vajilla', 'Vajilla'))
    await Promise.all([family, others, family, others].map((one) => tap('tomar', 'vajilla', one)))
    expect((await state()).takenGifts).toHaveLength(1)
  })

  it('takes nothing that is not on it, and nothing by a link that is wrong', async () => {
    await published(gift('vajilla', 'Vajilla'))
    for (const key of ['otro', '<script>', '']) await tap('tomar', key, family)
    const wrong = await tap('tomar', 'vajilla', { ...family, path: `/i/${'x'.repeat(22)}` })
    expect(wrong.status).toBe(404)
    expect((await state()).takenGifts).toEqual([])
  })

  it('is free again once its family is gone', async () => {
    await published(gift('vajilla', 'Vajilla'))
    await tap('tomar', 'vajilla', family)
    await app.db.delete(households).where(eq(households.id, family.householdId))
    expect(listIn(await page(others))).toEqual(['Vajilla: free'])
  })

  it('is free again once the guests of its family are removed, and taken when they come back', async () => {
    await published(gift('vajilla', 'Vajilla'))
    await tap('tomar', 'vajilla', family)
    const guestIds = family.people
    const { body } = await cast.lucia.post(`/api/weddings/${cast.weddingId}/guests/removal`, { guestIds })
    expect(listIn(await page(others))).toEqual(['Vajilla: free'])
    expect((await state()).takenGifts).toEqual([])
    await cast.lucia.post(`/api/weddings/${cast.weddingId}/activity/${body.lineId}/undo`)
    expect(listIn(await page(others))).toEqual(['Vajilla: Ya hay quien se encarga'])
  })

  it('is of both families where one comes back whose gift another has taken, and either may leave it', async () => {
    await published(gift('vajilla', 'Vajilla'))
    for (const { householdId } of [family, others])
      await app.db
        .update(households)
        .set({ giftItems: ['vajilla'] })
        .where(eq(households.id, householdId))
    for (const one of [family, others]) expect(listIn(await page(one))).toEqual(['Vajilla: Te encargas tú'])
    expect((await state()).takenGifts).toHaveLength(2)
    await tap('dejar', 'vajilla', others)
    expect(listIn(await page(others))).toEqual(['Vajilla: Ya hay quien se encarga'])
  })

  it('stays when a page that knows of none is saved, and keeps what two members add at once', async () => {
    const { body } = await save(withGifts(gift('vajilla', 'Vajilla')))
    const { giftList: _, ...before } = body.draft
    expect((await save(before, before)).body.draft.giftList).toHaveLength(1)
    const from = withGifts(gift('vajilla', 'Vajilla'))
    await save(withGifts(gift('vajilla', 'Vajilla'), gift('viaje', 'Viaje')), from)
    const both = await save(withGifts(gift('vajilla', 'Vajilla'), gift('copas', 'Copas')), from)
    expect(both.body.draft.giftList.map(({ key }: GiftItem) => key).toSorted()).toEqual([
      'copas',
      'vajilla',
      'viaje',
    ])
  })

  it('is bounded, and its links are links', async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => gift(`regalo-${from + at}`, 'Copa'))
    const from = withGifts()
    await save(withGifts(...many(0, GIFTS_MAX)))
    expect(await save(withGifts(gift('uno-mas', 'Copa')), from)).toMatchObject({
      ...{ status: 409, body: { code: 'TOO_MANY_GIFTS', data: { max: GIFTS_MAX } } },
    })
    expect((await save(withGifts(...many(0, GIFTS_MAX + 1)))).status).toBe(400)
    expect((await save(withGifts(gift('a', 'A', 'javascript:alert(1)')))).status).toBe(400)
    expect((await save(withGifts(gift('a', 'A'), gift('a', 'B')))).status).toBe(400)
  })

  it.each(INVITATION_LANGUAGES)('speaks %s', async (language) => {
    await published(gift('vajilla', 'Vajilla'), gift('viaje', 'Viaje'))
    await tap('tomar', 'viaje', others)
    const html = await page(family, language)
    const t = MESSAGES[language]
    for (const words of [t.gift_list({ people: 1 }), t.gift_take({ people: 1 }), t.gift_taken()])
      expect(html).toContain(words)
    expect(await htmlFaults(html)).toEqual([])
  })

  it('asks for no gift of a family that does not come', async () => {
    await published(gift('vajilla', 'Vajilla'))
    const stays = await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Ane Ruiz', rsvp: false }],
    })
    await app.db
      .update(households)
      .set({ answeredAt: new Date() })
      .where(eq(households.id, stays.householdId))
    expect(await wholePage(stays)).not.toContain('/regalo')
  })
})
