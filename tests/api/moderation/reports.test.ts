import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportDecisions } from '#db/schema/moderation.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { forgetReports } from '#server/areas/moderation/moderation.commands.ts'
import { newId } from '#server/platform/ids.ts'
import { OPERATOR_EMAIL, operatorInSitting } from '../../support/accounts/operator.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold } from '../../support/journeys/invitation.ts'
import { picture } from '../../support/outside/images.ts'
import { ORIGIN } from '../../support/test-app.ts'

const REPORTER = 'javier@correo.example'

const { app, cast } = useCast({ operatorEmails: [OPERATOR_EMAIL] })
let operator: Person
let planner: Person

beforeAll(async () => {
  operator = (await operatorInSitting(app)).carmen
  planner = await signedUp(app, 'Luz de Mayo', 'planner')
  await planner.call('PUT', '/api/planner/public-profile', { slug: 'luz-de-mayo', listed: true })
  const photo = await picture().png().toBuffer()
  for (const n of [1, 2]) await planner.sendBytes(`/api/planner/portfolio?name=${n}.png&id=${newId()}`, photo)
  await app.runJobs()
})

beforeEach(async () => {
  app.setClock(null)
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

const send = (fields: Record<string, string> = {}) =>
  app.fetch('/contacto?aviso', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ name: 'Javier Luna', email: REPORTER, page: `${ORIGIN}/planners/luz-de-mayo` },
      ...{ message: 'Es mía. La hice en 2024.', goodFaith: 'on', ...fields },
    }),
  })

const waiting = async () => (await operator.get('/api/operator/reports')).body.reports
/** Sends a report and gives it as the operator opens it. */
const reported = async (fields?: Record<string, string>) => {
  const known = new Set((await waiting()).map(({ id }: { id: string }) => id))
  expect((await send(fields)).status).toBe(303)
  const { id } = (await waiting()).find((each: { id: string }) => !known.has(each.id))
  return (await operator.post(`/api/operator/reports/${id}/open`)).body
}
const decide = (id: string, given: object) =>
  operator.post(`/api/operator/reports/${id}/decision`, {
    ...{ ground: 'law', rule: 'Ley de Propiedad Intelectual', reasons: 'La foto es de Javier Luna.' },
    ...given,
  })
const answer = (id: string, claim: { decisionId: string; side: string }, given: object) =>
  operator.post(`/api/operator/reports/${id}/claims/${claim.decisionId}/${claim.side}`, {
    ...{ ground: null, rule: null, reasons: 'Lo hemos vuelto a mirar.', ...given },
  })
const profile = () => app.fetch('/planners/luz-de-mayo')
const photos = async () => (await planner.get('/api/planner/portfolio')).body
const shownPhotos = async () => (await app.fetch('/api/planners/luz-de-mayo')).json().then((p) => p.portfolio)
const mailsTo = async (address: string) => {
  await app.runJobs()
  return app.mails.filter(({ to }) => to === address)
}
const claimPath = (text: string) => /\/reclamar\/[\w-]{22}/.exec(text)![0]
/** As browsers send the form of a page that says nothing of where it is. */
const claim = (path: string, message: string) =>
  app.fetch(path, {
    method: 'POST',
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ message }),
  })

describe('a report', () => {
  it('waits in the list of the operator with its content in words and its sender masked', async () => {
    const report = await reported({ message: 'Es mía.\nLa hice en «2024» 📷' })
    expect(report).toMatchObject({
      ...{ kind: 'profile', title: 'Perfil «Luz de Mayo»', isSigned: true, isWaiting: true, decision: null },
      ...{ reporterName: 'Javier Luna', reporterEmail: 'j•••@correo.example', decisions: [] },
    })
    expect(report.message).toBe('Es mía.\nLa hice en «2024» 📷')
    expect(report.photos.map(({ title }: { title: string }) => title)).toEqual(['Foto 1', 'Foto 2'])
  })

  it('of child abuse needs no name and no address, and no other does', async () => {
    expect((await send({ name: '', email: '' })).status).toBe(422)
    expect((await send({ isChildAbuse: 'on', name: '', email: 'nadie' })).status).toBe(422)
    const report = await reported({ isChildAbuse: 'on', name: '', email: '' })
    expect(report).toMatchObject({ isSigned: false, reporterName: null, reporterEmail: null })
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]!.subject).toMatch(/^Aviso urgente/)
    expect((await decide(report.id, { decision: 'kept' })).status).toBe(200)
  })

  it('of a page that is not there is kept as it was typed, and can only be left', async () => {
    const report = await reported({ page: "la foto del ramo'; drop table" })
    expect(report).toMatchObject({ kind: 'other', title: "la foto del ramo'; drop table" })
    expect((await decide(report.id, { decision: 'removed' })).body.code).toBe('NOTHING_TO_HIDE')
    expect((await decide(report.id, { decision: 'kept' })).status).toBe(200)
  })

  it('is found by the address of then when the planner takes another one', async () => {
    const report = await reported()
    await planner.call('PUT', '/api/planner/public-profile', { slug: 'luz-de-junio' })
    const opened = (await operator.post(`/api/operator/reports/${report.id}/open`)).body
    await planner.call('PUT', '/api/planner/public-profile', { slug: 'luz-de-mayo' })
    expect(opened.photos).toHaveLength(2)
  })
})

describe('a decision', () => {
  it('that hides names what it rests on', async () => {
    const { id } = await reported()
    for (const lack of [{ ground: null }, { rule: '  ' }, { rule: null }])
      expect((await decide(id, { decision: 'removed', ...lack })).body.code).toBe('GROUND_MISSING')
    expect((await decide(id, { decision: 'removed', reasons: '  ' })).status).toBe(400)
    expect((await decide(newId(), { decision: 'kept' })).body.code).toBe('REPORT_NOT_FOUND')
  })

  it('hides one photo from strangers and shows it to its planner with the reason; an upheld claim brings it back', async () => {
    const report = await reported()
    const [first] = await photos()
    const file = first.url
    expect((await app.fetch(file)).status).toBe(200)
    const { body } = await decide(report.id, { decision: 'removed', photoId: first.id })
    expect(body).toMatchObject({ title: 'Foto 1 de «Luz de Mayo»', decision: 'removed', isWaiting: false })

    expect((await app.fetch(file)).status).toBe(404)
    expect((await shownPhotos()).map(({ id }: { id: string }) => id)).toEqual([(await photos())[1].id])
    expect((await profile()).status).toBe(200)
    const [own] = await photos()
    expect(own.isHidden).toBe(true)
    expect((await app.fetch(own.url)).status).toBe(200)
    expect((await planner.get('/api/planner/hidden-content')).body).toEqual([
      expect.objectContaining({ targetId: first.id, reasons: 'La foto es de Javier Luna.', isForNow: false }),
    ])
    expect((await cast.elena.get('/api/planner/hidden-content')).body).toEqual([])

    const [statement] = await mailsTo(planner.email)
    expect(statement!.subject).toBe('Hemos ocultado: Foto 1 de «Luz de Mayo»')
    for (const said of [
      ...['no se ha eliminado', 'La foto es de Javier Luna.', 'ilegal: Ley de Propiedad Intelectual'],
      ...['no ha intervenido ningún programa', 'reclamar gratis hasta', 'artículo 21', 'juzgados'],
    ])
      expect(statement!.text.toLowerCase()).toContain(said.toLowerCase())
    expect(statement!.text).not.toContain(REPORTER)
    const [told] = (await mailsTo(REPORTER)).slice(-1)
    expect(told!.text).toContain('Lo hemos retirado')

    const path = claimPath(statement!.text)
    const page = await app.fetch(path)
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    const html = await page.text()
    expect(await htmlFaults(html)).toEqual([])
    expect(textOf(html)).toContain('La foto es de Javier Luna.')
    expect((await claim(path, '  ')).status).toBe(422)
    app.mails.length = 0
    expect((await claim(path, 'Javier me dio permiso por escrito.')).status).toBe(303)
    expect((await claim(path, 'Otra vez.')).status).toBe(303)
    expect(textOf(await (await app.fetch(path)).text())).toContain('Reclamación recibida')
    expect(await mailsTo(planner.email)).toHaveLength(1)

    const listed = (await waiting()).find(({ id }: { id: string }) => id === report.id)
    expect(listed.waitingClaims).toBe(1)
    const opened = (await operator.post(`/api/operator/reports/${report.id}/open`)).body
    const [made] = opened.decisions[0].claims
    expect(made).toMatchObject({ side: 'affected', message: 'Javier me dio permiso por escrito.' })
    expect((await answer(report.id, made, { isUpheld: true })).body).toMatchObject({ decision: 'kept' })
    expect((await answer(report.id, made, { isUpheld: false })).body.code).toBe('CLAIM_NOT_FOUND')
    expect((await app.fetch(file)).status).toBe(200)
    expect(await shownPhotos()).toHaveLength(2)
    expect(textOf(await (await app.fetch(path)).text())).toContain('Te dimos la razón')
    const answers = (await mailsTo(planner.email)).map(({ subject }) => subject)
    expect(answers).toContain('Te damos la razón en tu reclamación')
    expect((await mailsTo(REPORTER)).at(-1)!.text).toContain('Lo hemos dejado como está.')
  })

  it('hides a whole profile wherever it stood, until its planner has answered, and then shows it again', async () => {
    const { id } = await reported()
    const [photo] = await photos()
    await decide(id, { decision: 'hidden', ground: 'terms', rule: 'Lo que no vale' })
    expect((await profile()).status).toBe(404)
    expect((await app.fetch('/planners/luz-de-mayo/contacto')).status).toBe(404)
    expect(await (await app.fetch('/directorio')).text()).not.toContain('luz-de-mayo')
    expect(await (await app.fetch('/sitemap.xml')).text()).not.toContain('luz-de-mayo')
    expect((await app.fetch(photo.url)).status).toBe(404)
    expect((await app.fetch('/og/planners/luz-de-mayo.png')).status).toBe(404)
    await planner.call('PUT', '/api/planner/public-profile', { listed: true, bio: 'Otra vez' })
    expect((await profile()).status).toBe(404)
    expect((await planner.get('/api/planner/hidden-content')).body[0]).toMatchObject({ isForNow: true })

    expect((await decide(id, { decision: 'kept' })).body).toMatchObject({ isWaiting: false })
    expect((await profile()).status).toBe(200)
    expect((await decide(id, { decision: 'removed' })).body.code).toBe('REPORT_DECIDED')
  })

  it('of two reports on the same content holds until both are turned round', async () => {
    const [one, other] = [await reported(), await reported({ email: 'otra@correo.example' })]
    await decide(one.id, { decision: 'hidden' })
    await decide(other.id, { decision: 'hidden' })
    await decide(one.id, { decision: 'kept' })
    expect((await profile()).status).toBe(404)
    await decide(other.id, { decision: 'kept' })
    expect((await profile()).status).toBe(200)
  })

  it('given by two operators at once is given once', async () => {
    const { id } = await reported()
    const given = await Promise.all([decide(id, { decision: 'kept' }), decide(id, { decision: 'removed' })])
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { rows } = await app.db.execute(`select from report_decisions where report_id = '${id}'`)
    expect(rows).toHaveLength(1)
    await app.db.execute('delete from hidden_content')
  })

  it('that leaves the content lets the person who reported claim, and hides it when they are right', async () => {
    const { id } = await reported()
    app.mails.length = 0
    await decide(id, { decision: 'kept', ground: null, rule: null, reasons: 'No vemos nada ilegal.' })
    const [told] = (await mailsTo(REPORTER)).filter(
      ({ subject }) => subject === 'Hemos decidido sobre tu aviso',
    )
    const [owner] = await mailsTo(planner.email)
    expect(owner!.text).not.toContain('/reclamar/')
    await claim(claimPath(told!.text), 'Cobra y desaparece.')
    const { decisions } = (await operator.post(`/api/operator/reports/${id}/open`)).body
    const [made] = decisions[0].claims
    expect((await answer(id, made, { isUpheld: true })).body.code).toBe('GROUND_MISSING')
    const upheld = await answer(id, made, { isUpheld: true, ground: 'terms', rule: 'Lo que no vale' })
    expect(upheld.body).toMatchObject({ decision: 'removed' })
    expect((await profile()).status).toBe(404)
    const statement = (await mailsTo(planner.email)).at(-1)!
    expect(statement.text).toContain('/reclamar/')
    await app.db.execute('delete from hidden_content')
  })

  it('hides a shared folder and the invitations of a wedding, and their members see why', async () => {
    const { lucia, martin, weddingId } = cast
    const folder = (
      await lucia.post(`/api/weddings/${weddingId}/inspiration/folders`, { name: 'Flores «blancas»' })
    ).body
    const path = `/api/weddings/${weddingId}/inspiration/folders/${folder.id}/share`
    const { share } = (await lucia.call('PUT', path, { lastDay: '2027-01-01' })).body
    const ofFolder = await reported({ page: ORIGIN + share.path })
    expect(ofFolder).toMatchObject({ kind: 'folder', title: 'Carpeta compartida «Flores «blancas»»' })
    await decide(ofFolder.id, { decision: 'removed' })
    expect((await app.fetch(share.path)).status).toBe(404)
    const hidden = await martin.get(`/api/weddings/${weddingId}/inspiration/hidden-content`)
    expect(hidden.body).toEqual([expect.objectContaining({ targetId: folder.id })])
    expect((await mailsTo(lucia.email)).at(-1)!.subject).toContain('Hemos ocultado')

    const { path: invitation } = await inviteHousehold(app.db, weddingId)
    expect((await app.fetch(invitation)).status).toBe(200)
    const ofInvitation = await reported({ page: ORIGIN + invitation })
    await decide(ofInvitation.id, { decision: 'removed' })
    expect((await app.fetch(invitation)).status).toBe(404)
    const invitations = await lucia.get(`/api/weddings/${weddingId}/hidden-invitations`)
    expect(invitations.body).toEqual([expect.objectContaining({ kind: 'invitation' })])
  })

  it('is logged, and read by the person concerned in the activity of their account', async () => {
    const log = (await operator.get('/api/operator/log')).body as { act: string; subject: string }[]
    expect(log).toContainEqual(
      expect.objectContaining({ act: 'contentRemoved', subject: 'Foto 1 de «Luz de Mayo»' }),
    )
    const own = (await planner.get('/api/access/activity')).body as { kind: string; subject: string }[]
    expect(own.some(({ subject }) => subject.includes('Foto 1 de «Luz de Mayo»'))).toBe(true)
  })
})

describe('a claim', () => {
  it('is possible for six months, with a link that only its side has', async () => {
    const { id } = await reported()
    await decide(id, { decision: 'kept' })
    const [told] = (await mailsTo(REPORTER)).filter(
      ({ subject }) => subject === 'Hemos decidido sobre tu aviso',
    )
    const path = claimPath(told!.text)
    const { rows } = await app.db.execute<{ token_hash: string }>('select token_hash from report_claims')
    expect(rows.every(({ token_hash }) => !path.includes(token_hash))).toBe(true)
    expect((await app.fetch(`/reclamar/${'a'.repeat(22)}`)).status).toBe(404)
    expect((await app.fetch('/reclamar/corto')).status).toBe(404)
    app.setClock(new Date(Date.now() + 190 * DAY_MS))
    expect((await app.fetch(path)).status).toBe(404)
    expect((await claim(path, 'Tarde.')).status).toBe(404)
  })
})

it('reports are forgotten when nothing can be claimed any more, unless their content is still hidden', async () => {
  const [kept, removed] = [await reported(), await reported({ email: 'otra@correo.example' })]
  await decide(kept.id, { decision: 'kept' })
  await decide(removed.id, { decision: 'removed' })
  app.setClock(new Date(Date.now() + 600 * DAY_MS))
  await app.db.transaction((tx) => forgetReports(tx, app.platform.clock))
  app.setClock(null)
  const { rows } = await app.db.execute<{ id: string }>('select id from content_reports')
  const ids = rows.map(({ id }) => id)
  expect([ids.includes(kept.id), ids.includes(removed.id)]).toEqual([false, true])
  expect(await app.db.$count(reportDecisions)).toBeGreaterThan(0)
})

it('nobody but an operator sees reports', async () => {
  for (const person of [planner, cast.lucia]) {
    expect((await person.get('/api/operator/reports')).status).toBe(404)
    expect((await person.post(`/api/operator/reports/${newId()}/open`)).status).toBe(404)
  }
})
