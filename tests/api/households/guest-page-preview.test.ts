import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guestPages } from '#db/schema/guest-pages.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { FIRST_CONTENT } from '#domain/households/guest-page.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

let family: TestInvitation

beforeEach(async () => {
  await app.db.delete(guestPages).where(eq(guestPages.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: '2027-04-10' }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, { dressCode: 'Zapato plano', busRoutes: [] })
  family = await inviteHousehold(app.db, cast.weddingId, { people: [{ fullName: 'Carmen Aguirre' }] })
})

const at = (householdId = family.householdId) =>
  `/api/weddings/${cast.weddingId}/households/${householdId}/guest-page`

const look = (cookie = cast.lucia.cookie, path = at()) => app.fetch(path, { headers: { cookie } })

describe('the preview of the page of the wedding', () => {
  it('shows the draft as the household will find it, before it has answered and before it is published', async () => {
    const draft = structuredClone(FIRST_CONTENT)
    draft.questions = [{ key: 'ninos', question: { es: '¿Hay sitio para los niños?' }, answer: { es: 'Sí' } }]
    await cast.lucia.patch(`/api/weddings/${cast.weddingId}/guest-page`, { draft })
    const response = await look()
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('¿Hay sitio para los niños?')
    expect(html).toContain('Zapato plano')
    expect(html).toContain('Vista previa del borrador')
    expect(await htmlFaults(html)).toEqual([])
    expect(await (await app.fetch(family.path)).text()).not.toContain('¿Hay sitio para los niños?')
  })

  it('is a page of the browser that sends nothing, runs nothing and is kept nowhere', async () => {
    const { headers } = await look()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('has no address of the household, and is no visit of it', async () => {
    const html = await (await look()).text()
    expect(html).not.toContain(family.path)
    const [row] = await app.db.select().from(households).where(eq(households.id, family.householdId))
    expect(row!.openedAt).toBeNull()
  })

  it('is for who may have the link of the household: not for strangers', async () => {
    expect((await app.fetch(at())).status).toBe(401)
    expect((await look(cast.noelia.cookie)).status).toBe(404)
    const unknown = await look(cast.lucia.cookie, at('0198c0de-0000-7000-8000-00000000dead'))
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'HOUSEHOLD_NOT_FOUND' })
  })

  it('says in a page why there is none, to who opens it in a browser', async () => {
    const inBrowser = (cookie: string, path = at()) =>
      app.fetch(path, { headers: { cookie, accept: 'text/html,*/*;q=0.8' } })
    const signedOut = await inBrowser('')
    expect(signedOut.status).toBe(401)
    expect(signedOut.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await signedOut.text()).toContain('Tu sesión se ha cerrado.')
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const closed = await inBrowser(viewer.cookie)
    expect(closed.status).toBe(403)
    expect(await closed.text()).toContain('Esto no entra en tu acceso')
    const missing = await inBrowser(cast.lucia.cookie, at('0198c0de-0000-7000-8000-00000000dead'))
    expect(missing.status).toBe(404)
    const html = await missing.text()
    expect(html).toContain('Nada por aquí')
    expect(await htmlFaults(html)).toEqual([])
  })
})
