import { beforeAll, describe, expect, it } from 'vitest'
import { BUSINESS_ACCESS, BUSINESS_HEADER, BUSINESS_PARTS } from '#domain/agencies/business.ts'
import { isEnough } from '#domain/members/permissions.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { BODIES, type ContractCall, contractCalls } from '../../support/contract/contract-calls.ts'
import { agencyOf, colleague } from '../../support/team.ts'

const { app, cast } = useCast()

const OF_BUSINESS = contractCalls().filter(({ business }) => business !== undefined)
const NOWHERE = '0198c0de-0000-7000-8000-00000000dead'

/** Calls of planners about themselves alone: their account, their weddings, their own calendar address. */
const OF_THE_PERSON =
  /^(agencies|subscription|plannerImports|uploads\.plannerImportPiece|requestMailbox|calendar\.subscription|style|moderation|tasks|taskWeek|agenda)\b/

describe('the business of an agency, by the role of who asks', () => {
  let owner: Person
  let coordinator: Person
  let helper: Person
  let former: Person

  beforeAll(async () => {
    owner = await colleague(app, cast.elena, 'Sara Paz', 'owner')
    coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
    helper = await colleague(app, cast.elena, 'Nadia Amrani')
    former = await colleague(app, cast.elena, 'Iván Gil', 'owner')
    await former.post(`${agencyOf(cast.elena)}/leave`)
  })

  const calling = (person: Person, { name, method, path }: ContractCall, inNameOf: string | null) =>
    person.call(
      method,
      `/api${path.replace('{monday}', '2027-06-07').replaceAll(/\{\w+\}/g, NOWHERE)}`,
      method === 'GET' ? undefined : (BODIES[name] ?? {}),
      inNameOf === null ? {} : { [BUSINESS_HEADER]: inNameOf },
    )

  it('is in every procedure of planners that is not about their person', () => {
    const others = contractCalls().filter(({ access, business }) => access === 'planner' && !business)
    expect(others.map(({ name }) => name).filter((name) => !OF_THE_PERSON.test(name))).toEqual([])
    expect(new Set(OF_BUSINESS.map(({ business }) => business))).toEqual(new Set(BUSINESS_PARTS))
  })

  it.each(OF_BUSINESS)('$name is not there for people of no agency', async (procedure) => {
    for (const person of [cast.raul, former]) {
      const answer = await calling(person, procedure, cast.elena.userId)
      expect(answer, person.name).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } })
    }
    expect(await calling(cast.lucia, procedure, cast.elena.userId)).toMatchObject({
      status: 403,
      body: { code: 'PLANNERS_ONLY' },
    })
    for (const agencyId of [NOWHERE, 'x', ''])
      expect((await calling(cast.elena, procedure, agencyId)).body?.code).toBe('AGENCY_NOT_FOUND')
  })

  it.each(OF_BUSINESS)('$name is for those whose role has it', async (procedure) => {
    const need = procedure.method === 'GET' ? 'view' : 'edit'
    const people = { owner, coordinator, helper }
    for (const role of ['owner', 'coordinator', 'helper'] as const) {
      const mayCall = isEnough(BUSINESS_ACCESS[role][procedure.business!], need)
      const { status, body } = await calling(people[role], procedure, cast.elena.userId)
      if (mayCall) expect(String(body?.code), role).not.toMatch(/^(BUSINESS_CLOSED|AGENCY_NOT_FOUND)$/)
      else expect({ status, body }, role).toMatchObject({ status: 403, body: { code: 'BUSINESS_CLOSED' } })
    }
  })

  it.each(OF_BUSINESS)('$name is about the own business where no agency is named', async (procedure) => {
    const { body } = await calling(helper, procedure, null)
    expect(String(body?.code)).not.toMatch(/^(BUSINESS_CLOSED|AGENCY_NOT_FOUND|PLANNERS_ONLY)$/)
  })
})
