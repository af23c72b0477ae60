import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { WeddingLook } from '#contract/style.ts'
import { weddingCoverFiles } from '#db/schema/weddings.ts'
import { PHONE_COVER_MAX_BYTES } from '#domain/inspiration/images.ts'
import { COVERS_KEPT } from '#domain/style/wedding-styles.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold } from '../../support/journeys/invitation.ts'
import { detailedPhoto, picture } from '../../support/outside/images.ts'

const { app, cast } = useCast()

const styleOf = (weddingId: string) => `/api/weddings/${weddingId}/style`
const lookOf = async (person: Person, weddingId: string): Promise<WeddingLook> =>
  (await person.get(`/api/weddings/${weddingId}`)).body.look

async function sendCover(weddingId: string, name = 'patio.png', image = picture().png()) {
  const bytes = await image.toBuffer()
  return cast.lucia.sendBytes(`${styleOf(weddingId)}/covers?${new URLSearchParams({ name })}`, bytes)
}

describe('the style of a wedding', () => {
  it('is Cal without a cover until another is published', async () => {
    const weddingId = await cast.lucia.createWedding()
    const focus = { x: 0.5, y: 0.5 }
    expect(await lookOf(cast.lucia, weddingId)).toEqual({ style: 'cal', colors: null, cover: null, focus })
    const publish = { style: 'huerta', colors: { detail: '#93281E' } }
    const { status, body } = await cast.lucia.call('PUT', styleOf(weddingId), publish)
    expect({ status, body }).toEqual({
      status: 200,
      body: { style: 'huerta', colors: { detail: '#93281e' }, cover: null, focus },
    })
    expect(await lookOf(cast.lucia, weddingId)).toEqual(body)
    const list = (await cast.lucia.get('/api/weddings')).body as { id: string; look: WeddingLook }[]
    expect(list.find(({ id }) => id === weddingId)?.look).toEqual(body)
  })

  it('notifies the other members once, and nobody when nothing has changed', async () => {
    const { weddingId } = cast
    const unread = async () =>
      (await cast.martin.get('/api/notifications/unread-count')).body.unread as number
    const before = await unread()
    await cast.elena.call('PUT', styleOf(weddingId), { style: 'barro' })
    expect(await unread()).toBe(before + 1)
    await cast.elena.call('PUT', styleOf(weddingId), { style: 'barro' })
    expect(await unread()).toBe(before + 1)
    const [newest] = (await cast.martin.get('/api/notifications?limit=20')).body
    expect(newest).toMatchObject({ action: 'style.changed', data: { style: 'barro' } })
  })

  it.each([
    ['an unknown style', { style: 'rosa' }],
    ['a colour that is none', { style: 'cal', colors: { detail: 'red' } }],
    ['a colour with more in it', { style: 'cal', colors: { detail: '#fff;background:url(x)' } }],
    ['a point outside of the cover', { style: 'cal', focus: { x: 1.2, y: 0 } }],
  ])('refuses %s', async (_, body) => {
    expect((await cast.lucia.call('PUT', styleOf(cast.weddingId), body)).status).toBe(400)
  })
})

describe('a look that others have published meanwhile', () => {
  const focus = { x: 0.5, y: 0.5 }
  const from = { style: 'cal', colors: null, coverId: null, focus }
  const publish = async (person: Person, weddingId: string, look: object) =>
    person.call('PUT', styleOf(weddingId), { ...from, ...look, from })

  it('stays where this one did not touch it', async () => {
    const { weddingId } = cast
    await cast.lucia.call('PUT', styleOf(weddingId), from)
    await publish(cast.lucia, weddingId, { style: 'noche' })
    const { id } = (await sendCover(weddingId)).body
    await publish(cast.martin, weddingId, { coverId: id, focus: { x: 0.25, y: 0.5 } })
    expect((await publish(cast.elena, weddingId, { colors: { detail: '#93281e' } })).status).toBe(200)
    expect(await lookOf(cast.lucia, weddingId)).toMatchObject({
      style: 'noche',
      colors: { detail: '#93281e' },
      cover: { id },
      focus: { x: 0.25, y: 0.5 },
    })
  })

  it('is shown by field where both have changed the same, and nothing is published before it is decided', async () => {
    const { weddingId } = cast
    await cast.lucia.call('PUT', styleOf(weddingId), from)
    await publish(cast.lucia, weddingId, { style: 'noche', colors: { detail: '#1e4d37' } })
    const mine = { style: 'barro', colors: { detail: '#93281e' }, coverId: null, focus: { x: 0.1, y: 0.2 } }
    const refused = await publish(cast.elena, weddingId, mine)
    const conflicts = [
      { field: 'style', published: 'noche', prepared: 'barro' },
      { field: 'colors', published: { detail: '#1e4d37' }, prepared: { detail: '#93281e' } },
    ]
    expect(refused).toMatchObject({ status: 409, body: { code: 'LOOK_CONFLICTS', data: { conflicts } } })
    expect(await lookOf(cast.lucia, weddingId)).toMatchObject({ style: 'noche', focus })
    // The choice begins from the values that were shown.
    const decided = {
      ...mine,
      style: 'noche',
      from: { ...from, style: 'noche', colors: { detail: '#1e4d37' } },
    }
    expect((await cast.elena.call('PUT', styleOf(weddingId), decided)).status).toBe(200)
    expect(await lookOf(cast.lucia, weddingId)).toMatchObject({
      style: 'noche',
      colors: { detail: '#93281e' },
      focus: { x: expect.closeTo(0.1), y: expect.closeTo(0.2) },
    })
  })

  it('is asked about again when it has changed once more', async () => {
    const { weddingId } = cast
    await cast.lucia.call('PUT', styleOf(weddingId), { ...from, style: 'huerta' })
    const decided = { ...from, style: 'barro', from: { ...from, style: 'noche' } }
    const refused = await cast.elena.call('PUT', styleOf(weddingId), decided)
    expect(refused.body.data.conflicts).toEqual([{ field: 'style', published: 'huerta', prepared: 'barro' }])
  })
})

describe('the cover of a wedding', () => {
  it('is made of an image that a member sends, and shown with its point once it is published', async () => {
    const weddingId = await cast.lucia.createWedding()
    const sent = await sendCover(weddingId)
    expect(sent).toMatchObject({ status: 201, body: { status: 'processing', url: null } })
    const focus = { x: 0.25, y: 0.75 }
    const publish = { style: 'noche', coverId: sent.body.id, focus }
    expect((await cast.lucia.call('PUT', styleOf(weddingId), publish)).status).toBe(200)
    await app.runJobs()
    const look = await lookOf(cast.lucia, weddingId)
    expect(look).toMatchObject({
      cover: { id: sent.body.id, status: 'ready', color: expect.any(String) },
      focus,
    })
    for (const variant of ['thumb.avif', 'display.webp']) {
      const file = await app.fetch(`${look.cover!.url}/${variant}`)
      expect(file.status, variant).toBe(200)
      expect(file.headers.get('content-type')).toBe(`image/${variant.split('.')[1]}`)
    }
  })

  it.each([
    ['upright', 400, 600],
    ['very wide', 1200, 150],
  ])('has a version for phones of few bytes, however detailed the photo is: %s', async (_, width, height) => {
    const weddingId = await cast.lucia.createWedding()
    const { path } = await inviteHousehold(app.db, weddingId)
    const sent = await sendCover(weddingId, 'hojas.jpg', detailedPhoto(width, height))
    await cast.lucia.call('PUT', styleOf(weddingId), { style: 'azulejo', coverId: sent.body.id })
    await app.runJobs()
    const [, address] = /srcSet="([^"]+phone\.avif)"/i.exec(await (await app.fetch(path)).text()) ?? []
    const file = await app.fetch(address!.replaceAll('&amp;', '&'))
    expect(file.headers.get('content-type')).toBe('image/avif')
    const bytes = await file.arrayBuffer()
    expect(bytes.byteLength).toBeLessThanOrEqual(PHONE_COVER_MAX_BYTES)
    const shown = await sharp(bytes).metadata()
    expect(shown.width / shown.height).toBeCloseTo(width / height, 1)
  })

  it('that was made before phones had a version of their own is shown as it is', async () => {
    const weddingId = await cast.lucia.createWedding()
    const { path } = await inviteHousehold(app.db, weddingId)
    const sent = await sendCover(weddingId)
    await cast.lucia.call('PUT', styleOf(weddingId), { style: 'azulejo', coverId: sent.body.id })
    await app.runJobs()
    await app.db.delete(weddingCoverFiles).where(eq(weddingCoverFiles.variant, 'phone.avif'))
    const html = await (await app.fetch(path)).text()
    expect(html).toContain('thumb.avif')
    expect(html).not.toContain('phone.avif')
  })

  it('refuses what is no image, by its content', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const path = `${styleOf(cast.weddingId)}/covers?name=portada.png`
    const answer = await cast.lucia.sendBytes(path, bytes)
    expect(answer).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  })

  it('cannot be an image of another wedding', async () => {
    const other = await cast.lucia.createWedding()
    const { body } = await sendCover(other)
    const answer = await cast.lucia.call('PUT', styleOf(cast.weddingId), { style: 'cal', coverId: body.id })
    expect(answer).toMatchObject({ status: 404, body: { code: 'COVER_NOT_FOUND' } })
  })

  it('that waits in the bin is not sent again under its id', async () => {
    const weddingId = await cast.lucia.createWedding()
    const id = uuidv7()
    const bytes = await picture().png().toBuffer()
    const send = () => cast.lucia.sendBytes(`${styleOf(weddingId)}/covers?name=patio.png&id=${id}`, bytes)
    expect((await send()).status).toBe(201)
    expect((await send()).body.id).toBe(id)
    for (let count = 0; count < COVERS_KEPT; count += 1) await sendCover(weddingId, `${count}.png`)
    expect(await send()).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('is kept with the images sent last; older ones wait in the bin', async () => {
    const weddingId = await cast.lucia.createWedding()
    const first = await sendCover(weddingId, 'primera.png')
    await cast.lucia.call('PUT', styleOf(weddingId), { style: 'cal', coverId: first.body.id })
    for (let count = 0; count < COVERS_KEPT + 1; count += 1) await sendCover(weddingId, `${count}.png`)
    await app.runJobs()
    const names = async () =>
      (await cast.lucia.get(`${styleOf(weddingId)}/covers`)).body.map(
        ({ fileName }: { fileName: string }) => fileName,
      )
    expect(await names()).toEqual(['6.png', '5.png', '4.png', '3.png', '2.png', '1.png', 'primera.png'])
    const [thing] = (await cast.lucia.get(`/api/weddings/${weddingId}/trash?kind=images`)).body.things
    expect(thing).toMatchObject({ entity: 'wedding_covers', rows: [{ label: '0.png' }] })
    const things = [{ lineId: thing.lineId }]
    expect(
      (await cast.lucia.post(`/api/weddings/${weddingId}/trash/restore`, { things })).body,
    ).toMatchObject({
      restored: 1,
      conflicts: [],
    })
    expect(await names()).toEqual(['0.png', '6.png', '5.png', '4.png', '3.png', '2.png', 'primera.png'])
    await sendCover(weddingId, 'otra.png')
    await app.runJobs()
    app.setClock(new Date(Date.now() + 31 * 86_400_000))
    await emptyBin(app.platform)
    await deleteQueuedFiles(app.platform)
    app.setClock(null)
    const files: string[] = []
    for await (const { path } of app.platform.files.list('wedding-covers')) {
      if (path.startsWith(weddingId)) files.push(path)
    }
    expect(new Set(files.map((path) => path.split('/')[1])).size).toBe(COVERS_KEPT + 1)
  })
})

describe('the style that a planner chooses for new weddings', () => {
  it('is that of every wedding they create, and of none that they join', async () => {
    const choice = { style: 'almendro', colors: { detail: '#7a3a6b' } }
    expect((await cast.elena.get('/api/planner/default-style')).body).toEqual({ choice: null })
    const joined = await lookOf(cast.elena, cast.weddingId)
    await cast.elena.call('PUT', '/api/planner/default-style', { choice })
    expect((await cast.elena.get('/api/planner/default-style')).body).toEqual({ choice })
    const weddingId = await cast.elena.createWedding('Inés & Tomás')
    expect(await lookOf(cast.elena, weddingId)).toMatchObject(choice)
    expect(await lookOf(cast.elena, cast.weddingId)).toEqual(joined)
    await cast.elena.call('PUT', '/api/planner/default-style', { choice: null })
    const next = await cast.elena.createWedding('Paula & Andrés')
    expect(await lookOf(cast.elena, next)).toMatchObject({ style: 'cal', colors: null })
  })

  it('is theirs alone', async () => {
    await cast.elena.call('PUT', '/api/planner/default-style', { choice: { style: 'noche' } })
    expect((await cast.raul.get('/api/planner/default-style')).body).toEqual({ choice: null })
  })
})
