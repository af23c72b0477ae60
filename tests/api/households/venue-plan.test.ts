import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { FIRST_CONTENT } from '#domain/households/guest-page.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'
import { bringIn, download } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let path: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  at = `/api/weddings/${weddingId}/guest-page`
  await settleInvitations(app.db, weddingId, { closingDate: '2099-03-20' })
  const family = await inviteHousehold(app.db, weddingId, {
    people: [{ fullName: 'Carmen Aguirre', rsvp: true }],
  })
  await app.db.execute(sql`update households set answered_at = now() where id = ${family.householdId}`)
  path = family.path
})

const send = async (bytes?: Buffer, member = cast.lucia) =>
  member.sendBytes(`${at}/pictures?name=plano.png`, bytes ?? (await picture(80, 60).png().toBuffer()))
const withPlan = (pictureId: string, texts = {}) => ({ ...FIRST_CONTENT, venuePlan: { pictureId, texts } })
const save = (draft: object) => cast.lucia.patch(at, { draft })
const publish = (draft: object) => cast.lucia.post(`${at}/publish`, { draft })
const page = async () => (await app.fetch(path)).text()

async function published(texts = {}) {
  const { body } = await send()
  const draft = withPlan(body.id, texts)
  await save(draft)
  await publish(draft)
  return draft
}

describe('the plan of the venue', () => {
  it('is shown in its size, with what it shows in words, once the page is published', async () => {
    const { body } = await send()
    expect(body).toMatchObject({ width: 80, height: 60 })
    const draft = withPlan(body.id, { es: 'La entrada, "detrás" de la <ermita>' })
    const saved = await save(draft)
    expect(saved.body.pictures).toMatchObject([{ id: body.id }])
    expect(await page()).not.toContain('room-pictures')
    await publish(draft)
    const html = await page()
    const image = /<img[^>]*room-pictures[^>]*>/.exec(html)![0]
    expect(image).toContain('width="80" height="60"')
    expect(image).toContain('loading="lazy"')
    expect(image).toContain('alt="La entrada, &quot;detrás&quot; de la &lt;ermita&gt;"')
    expect(await htmlFaults(html)).toEqual([])
    const file = await app.fetch(/src="([^"]*room-pictures[^"]*)"/.exec(html)![1]!)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('is named where the couple says nothing about it', async () => {
    await published()
    expect(await page()).toContain('alt="Plano del lugar"')
  })

  it('is taken away, and comes back with the version before', async () => {
    await published()
    await save(FIRST_CONTENT)
    const { body } = await publish({ ...FIRST_CONTENT, venuePlan: null })
    expect(await page()).not.toContain('room-pictures')
    await save(body.former)
    await publish(body.former)
    expect(await page()).toContain('room-pictures')
  })

  it('stays where a program that does not know it saves the page', async () => {
    const draft = await published()
    const { venuePlan: _, ...without } = draft
    const { venuePlan: __, ...before } = FIRST_CONTENT
    const saved = await cast.lucia.patch(at, { draft: without, from: before })
    expect(saved.body.draft.venuePlan).toEqual(draft.venuePlan)
  })

  it('is no picture that the wedding has not', async () => {
    const unknown = await save(withPlan(crypto.randomUUID()))
    expect([unknown.status, unknown.body.code]).toEqual([409, 'VENUE_PLAN_NOT_FOUND'])
    expect((await save(withPlan('otra/../cosa'))).status).toBe(400)
  })

  it.each([
    ['a text', Buffer.from('no es una imagen'), 415, 'NOT_AN_IMAGE'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n'), 415, 'NOT_AN_IMAGE'],
  ])('is not %s', async (_, bytes, status, code) => {
    expect(await send(bytes)).toMatchObject({ status, body: { code } })
  })

  it('is sent by those who may edit the guests alone', async () => {
    const helper = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    await setLevels(cast.lucia, weddingId, helper, { guests: 'view', seating: 'edit' })
    expect((await send(undefined, helper)).status).toBe(403)
    await published()
    const { pictures } = (await helper.get(at)).body
    expect((await app.fetch(pictures[0].url)).status).toBe(200)
    await setLevels(cast.lucia, weddingId, helper, { guests: 'none', seating: 'edit' })
    expect((await app.fetch(pictures[0].url)).status).toBe(403)
  })

  it('is on the page without a name as well, and comes along in the ZIP of the wedding', async () => {
    const draft = await published()
    await cast.lucia.patch(`/api/weddings/${weddingId}/public-page`, { slug: 'boda-con-plano' })
    expect(await (await app.fetch('/boda/boda-con-plano')).text()).toContain('room-pictures')
    const { body, status } = await bringIn(cast.lucia, await download(app, cast.lucia, weddingId))
    expect(status).toBe(201)
    const brought = (await cast.lucia.get(`/api/weddings/${body.id}/guest-page`)).body
    expect(brought.published.venuePlan).toEqual(draft.venuePlan)
    expect((await app.fetch(brought.pictures[0].url)).status).toBe(200)
  })

  it('is kept while a version of the page shows it, and 30 days without', async () => {
    await published()
    await send()
    const rows = async () =>
      (await app.db.execute(sql`select from room_pictures where wedding_id = ${weddingId}`)).rowCount
    expect(await rows()).toBe(2)
    const later = { now: () => new Date(Date.now() + 31 * 86_400_000) }
    await emptyBin({ db: app.db, clock: later })
    expect(await rows()).toBe(1)
  })
})
