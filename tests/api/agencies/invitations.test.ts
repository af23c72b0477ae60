import { afterEach, describe, expect, it } from 'vitest'
import { AGENCY_INVITATION_DAYS } from '#domain/agencies/agencies.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { accepting, agencyOf, invited, takeIn, tokenMailedTo } from '../../support/team.ts'

const { app, cast } = useCast()

afterEach(() => app.setClock(null))

const planner = (name: string) => signedUp(app, name, 'planner')
const invitations = async () => (await cast.elena.get(agencyOf(cast.elena))).body.invitations

describe('an invitation to a team', () => {
  it('is mailed, says who invites, and lets its person in once', async () => {
    const nadia = await planner('Nadia Amrani')
    const token = await invited(app, cast.elena, nadia.email, 'coordinator')
    expect(app.mails.at(-1)!.subject).toContain('Elena Montes te invita a su equipo')
    const opened = await nadia.post('/api/planner/agency-invitations/open', { token })
    expect(opened.body).toMatchObject({ inviterName: 'Elena Montes', role: 'coordinator' })
    expect(await accepting(nadia, token)).toMatchObject({
      status: 200,
      body: { id: cast.elena.userId, role: 'coordinator', isFounder: false },
    })
    const other = await planner('Iván Gil')
    expect(await accepting(other, token)).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_NOT_FOUND' },
    })
  })

  it('is accepted by one of two who open it at once', async () => {
    const people = await Promise.all([planner('Iván Gil'), planner('Rocío Vega')])
    const token = await invited(app, cast.elena, people[0].email)
    const answers = await Promise.all(people.map((person) => accepting(person, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('is not for couples', async () => {
    const token = await invited(app, cast.elena, cast.noelia.email)
    expect(await accepting(cast.noelia, token)).toMatchObject({
      status: 403,
      body: { code: 'PLANNERS_ONLY' },
    })
  })

  it('ends after its days, when it is revoked and when another is sent', async () => {
    const ana = await planner('Ana Ruiz')
    const first = await invited(app, cast.elena, ana.email)
    const [{ id }] = await invitations()
    await cast.elena.post(`${agencyOf(cast.elena)}/invitations/${id}/mails`)
    const second = await tokenMailedTo(app, ana.email)
    expect((await accepting(ana, first)).status).toBe(404)
    app.setClock(new Date(Date.now() + AGENCY_INVITATION_DAYS * DAY_MS + 1000))
    expect((await accepting(ana, second)).status).toBe(404)
    app.setClock(null)
    await cast.elena.delete(`${agencyOf(cast.elena)}/invitations/${id}`)
    expect((await accepting(ana, second)).status).toBe(404)
  })

  it('is one for each address', async () => {
    const email = 'eva@correo.example'
    await invited(app, cast.elena, email)
    await invited(app, cast.elena, email, 'owner')
    const open = (await invitations()).filter((one: { email: string }) => one.email === email)
    expect(open).toEqual([expect.objectContaining({ role: 'owner' })])
  })

  it('is refused for an address that is none, and for a person who is in it', async () => {
    const path = `${agencyOf(cast.elena)}/invitations`
    expect(await cast.elena.post(path, { email: 'eva', role: 'helper' })).toMatchObject({
      status: 422,
      body: { code: 'INVITATION_EMAIL_REFUSED' },
    })
    const pilar = await planner('Pilar Sanz')
    await takeIn(app, cast.elena, pilar)
    expect(await cast.elena.post(path, { email: pilar.email, role: 'helper' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_IN_AGENCY' },
    })
    expect((await cast.elena.post(path, { email: cast.elena.email, role: 'helper' })).status).toBe(409)
  })
})
