import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { weddings } from '#db/schema/weddings.ts'
import { plusAddress } from '#server/platform/plus-address.ts'
import { useCast } from '../../support/cast.ts'
import { returnedMail } from '../../support/outside/returned-mail.ts'

const BOUNCES = { address: 'rebotes@azahar.example', secret: 'un-secreto-de-los-rebotes-de-prueba-0123' }
const FIRST = '2199-04-10'
const SECOND = '2199-05-15'

const { app, cast } = useCast({ bounces: BOUNCES })

let weddingId: string
let at: string
let guestId: string
let first: (typeof app.mails)[number]

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', FIRST)
  at = `/api/weddings/${weddingId}`
  app.mails.length = 0
  await cast.lucia.patch(`${at}/invitation-settings`, { saveDateOn: true })
  guestId = (await cast.lucia.post(`${at}/guests`, { fullName: 'Álvaro Gil', email: 'uno@correo.example' }))
    .body.id
  first = await tellDate()
})

const tellDate = async () => {
  expect((await cast.lucia.post(`${at}/households/mails`, { kind: 'date' })).body.queued).toBe(1)
  await app.runJobs()
  return app.mails.at(-1)!
}
const marry = (eventDate: string) =>
  app.db.update(weddings).set({ eventDate }).where(eq(weddings.id, weddingId))
const family = async () => (await cast.lucia.get(`${at}/households`)).body.households[0]
const writeTo = (email: string) => cast.lucia.patch(`${at}/guests/${guestId}`, { email })

/** Hands the mail back as undeliverable. */
async function bounce({ bounceToken }: (typeof app.mails)[number]) {
  const response = await app.fetch('/correo/rebotes', {
    method: 'POST',
    headers: { authorization: `Bearer ${BOUNCES.secret}`, 'content-type': 'message/rfc822' },
    body: returnedMail({ to: plusAddress(BOUNCES.address, bounceToken!) }),
  })
  expect(await response.json()).toEqual({ marked: true })
}

describe('a mail with the date that is returned', () => {
  it('counts as not told', async () => {
    await bounce(first)
    expect(await family()).toMatchObject({
      ...{ dateTold: null, dateSentAt: null, dateSentBy: null },
      dateMail: { status: 'refused' },
    })
  })

  it('takes back no later date, which another address was told', async () => {
    await writeTo('dos@correo.example')
    await marry(SECOND)
    await tellDate()
    await bounce(first)
    expect(await family()).toMatchObject({
      dateTold: SECOND,
      dateSentBy: 'email',
      dateMail: { status: 'sent' },
    })
  })

  it('leaves the date before it as told, so that the next mail says it has changed', async () => {
    const { dateSentAt } = await family()
    await writeTo('dos@correo.example')
    await marry(SECOND)
    await bounce(await tellDate())
    expect(await family()).toMatchObject({ dateTold: FIRST, dateSentAt, dateSentBy: 'email' })
    await writeTo('tres@correo.example')
    expect((await tellDate()).subject).toBe('Nueva fecha: boda de Lucía & Martín')
  })

  it('takes back nothing of a family that was told the same by WhatsApp', async () => {
    const { id } = await family()
    await cast.lucia.patch(`${at}/households/${id}`, { dateSentBy: 'whatsapp' })
    await bounce(first)
    expect(await family()).toMatchObject({ dateTold: FIRST, dateSentBy: 'whatsapp' })
  })
})
