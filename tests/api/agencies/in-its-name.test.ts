import { describe, expect, it } from 'vitest'
import { BUSINESS_HEADER, BUSINESS_PARAMETER } from '#domain/agencies/business.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, colleague } from '../../support/team.ts'

const { app, cast } = useCast()

describe('people who work in the name of an agency', () => {
  const inNameOf = ({ userId }: Person) => ({ [BUSINESS_HEADER]: userId })

  it('see its requests and not their own, and answer in its name', async () => {
    const coordinator = await colleague(app, cast.elena, 'Marta Gil', 'coordinator')
    const at = '/api/planner/requests'
    const { body: theirs } = await cast.elena.post(at, { name: 'Inés y Tomás', email: 'ines@correo.example' })
    const { body: own } = await coordinator.post(at, { name: 'Ada y Leo' })
    const seen = async (headers: Record<string, string>) =>
      (await coordinator.get(at, headers)).body.map(({ id }: { id: string }) => id)
    expect(await seen(inNameOf(cast.elena))).toContain(theirs.id)
    expect(await seen(inNameOf(cast.elena))).not.toContain(own.id)
    expect(await seen({})).toEqual([own.id])
    const answering = `${at}/${theirs.id}/answer`
    expect((await coordinator.post(answering, { text: 'Hola' })).status).toBe(404)
    const answered = await coordinator.call('POST', answering, { text: 'Hola' }, inNameOf(cast.elena))
    expect(answered.status).toBe(200)
    await app.runJobs()
    const mail = app.mails.findLast(({ to }) => to === 'ines@correo.example')
    expect(mail?.replyTo).toBe(cast.elena.email)
  })

  it('lead the wedding that they create of a request, which belongs to the agency', async () => {
    const coordinator = await colleague(app, cast.elena, 'Teo Lasa', 'coordinator')
    const { body: request } = await cast.elena.post('/api/planner/requests', { name: 'Eva y Pau' })
    const created = await coordinator.call(
      'POST',
      `/api/planner/requests/${request.id}/wedding`,
      { name: 'Eva & Pau' },
      inNameOf(cast.elena),
    )
    expect(created.status).toBe(200)
    const { weddingId } = created.body
    for (const person of [cast.elena, coordinator])
      expect((await person.get(`/api/weddings/${weddingId}`)).status, person.name).toBe(200)
    const team = (await cast.elena.get(agencyOf(cast.elena))).body
    expect(team.weddings.find(({ id }: { id: string }) => id === weddingId).assignments).toContainEqual({
      userId: coordinator.userId,
      kind: 'lead',
      isOwn: false,
    })
  })

  it('a download names the agency in its address, as a link carries no header', async () => {
    const coordinator = await colleague(app, cast.elena, 'Ane Ruiz', 'coordinator')
    const owner = await colleague(app, cast.elena, 'Leo Gil', 'owner')
    const at = `/api/planner/invoicing/records?${BUSINESS_PARAMETER}=${cast.elena.userId}`
    expect((await coordinator.get(at)).body.code).toBe('BUSINESS_CLOSED')
    expect((await cast.raul.get(at)).body.code).toBe('AGENCY_NOT_FOUND')
    expect((await owner.get(at)).status).not.toBe(403)
  })

  it('have nothing of it any more with the request after they were removed', async () => {
    const coordinator = await colleague(app, cast.elena, 'Iria Sanz', 'coordinator')
    const asking = () => coordinator.get('/api/planner/requests', inNameOf(cast.elena))
    expect((await asking()).status).toBe(200)
    await cast.elena.delete(`${agencyOf(cast.elena)}/people/${coordinator.userId}`)
    expect(await asking()).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } })
  })

  it('an account of a couple has no business, whichever it names', async () => {
    const couple = await signedUp(app, 'Eloy Mas', 'couple')
    for (const headers of [{}, inNameOf(cast.elena), inNameOf(couple)])
      expect((await couple.get('/api/planner/requests', headers)).body.code).toBe('PLANNERS_ONLY')
  })
})
