import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  accessOf,
  isEnough,
  NAMED_PRESETS,
  type NamedPreset,
  PRESET_PERMISSIONS,
} from '#domain/members/permissions.ts'
import { SHARED_LINK_KINDS, SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { BODIES, type ContractCall, contractCalls, fillPath } from '../../support/contract/contract-calls.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { listening } from '../../support/outside/live-stream.ts'

const OF_MEMBERS = contractCalls().filter(({ access }) => access === 'member')

/** Calls that end the membership of their caller, or the wedding. */
const ENDING = new Set(['weddings.remove', 'weddings.removeMember'])

const accessOfPreset = (preset: NamedPreset) =>
  accessOf({
    preset,
    permissions: PRESET_PERMISSIONS[preset],
    role: preset === 'planner' ? 'planner' : 'couple',
    hasCouple: true,
  })

const allows = (preset: NamedPreset, { guard }: ContractCall) =>
  isEnough(accessOfPreset(preset)[guard!.section], guard!.need)

describe('what each preset may do', () => {
  const { app, cast } = useCast()
  const people = {} as Record<NamedPreset, Person>

  beforeAll(async () => {
    for (const preset of NAMED_PRESETS) {
      people[preset] = await joinedAs(app, cast.lucia, cast.weddingId, preset)
    }
  })

  const calling = (person: Person, { name, method, path }: ContractCall, weddingId: string) =>
    person.call(
      method,
      `/api${fillPath(path, weddingId)}`,
      method === 'GET' ? undefined : (BODIES[name] ?? {}),
    )

  describe.each(NAMED_PRESETS)('%s', (preset) => {
    it.each(OF_MEMBERS.filter(({ name }) => !ENDING.has(name)))('$name', async (call) => {
      const { status, body } = await calling(people[preset], call, cast.weddingId)
      expect(status, JSON.stringify(body)).not.toBe(500)
      if (allows(preset, call)) expect(body?.code).not.toBe('SECTION_CLOSED')
      else expect({ status, code: body.code }).toEqual({ status: 403, code: 'SECTION_CLOSED' })
    })

    it('has nothing of another wedding', async () => {
      for (const call of OF_MEMBERS) {
        const { status } = await calling(people[preset], call, cast.otherWeddingId)
        expect(status, call.name).toBe(404)
      }
    })
  })

  it.each(NAMED_PRESETS)('%s finds nothing of the wedding any more after removal', async (preset) => {
    const person = await joinedAs(app, cast.lucia, cast.weddingId, preset)
    const removed = await cast.lucia.delete(`/api/weddings/${cast.weddingId}/members/${person.userId}`)
    expect(removed.status).toBe(200)
    for (const call of OF_MEMBERS) {
      const { status, body } = await calling(person, call, cast.weddingId)
      expect({ status, code: body?.code }, call.name).toEqual({ status: 404, code: 'WEDDING_NOT_FOUND' })
    }
  })

  it('stands in docs/permissions.md as it is', () => {
    const file = 'docs/permissions.md'
    if (process.env['UPDATE_DOCS']) writeFileSync(file, matrix())
    expect(readFileSync(file, 'utf8')).toBe(matrix())
  })
})

/** Every call of members with what it needs, and who may make it. */
function matrix(): string {
  const rows = OF_MEMBERS.map((call) => {
    const marks = NAMED_PRESETS.map((preset) => (allows(preset, call) ? 'yes' : '–'))
    return `| ${call.name} | ${call.guard!.section} | ${call.guard!.need} | ${marks.join(' | ')} |`
  })
  return `# Who may call what

Every procedure, upload and download of a wedding's members with the section and the level it needs, and the presets
that include it, in a wedding with one of the couple; after removal each of them answers 404. A member's levels can be
changed one by one ([decision 031](decisions/031-permissions-in-the-id.md)). \`UPDATE_DOCS=1 npx vitest run tests/api/members/permissions.slow.test.ts\`
writes this file; the same test compares it.

## Calls

| call | section | need | ${NAMED_PRESETS.join(' | ')} |
|---|---|---|${NAMED_PRESETS.map(() => '---').join('|')}|
${rows.join('\n')}

## Addresses that work without an account

Whoever has one opens it, so it is given to those alone who edit its section, here by the presets
(\`tests/api/members/shared-links.slow.test.ts\` looks for each in all that a member can read). After removal the member still has
what they kept: the dialog that removes them asks which addresses are renewed in the same act, and 'Quién ve algo sin
cuenta' names those who know one, also after they left or lost the section, until it is renewed. Codes of invitations
that they were shown are replaced.

| address | begins with | section | ${NAMED_PRESETS.join(' | ')} | after removal |
|---|---|---|${NAMED_PRESETS.map(() => '---').join('|')}|---|
${addresses().join('\n')}
`
}

function addresses(): string[] {
  return SHARED_LINK_KINDS.map((kind) => {
    const link = SHARED_LINKS[kind]
    const marks = NAMED_PRESETS.map((preset) => {
      const levels = PRESET_PERMISSIONS[preset]
      const seesRest = !('alsoSees' in link) || levels[link.alsoSees] !== 'none'
      return levels[link.section] === 'edit' && seesRest ? 'yes' : '–'
    })
    return `| ${kind} | \`${link.begins}\` | ${link.section} | ${marks.join(' | ')} | asked, then renewed |`
  })
}

describe('levels', () => {
  const { app, cast } = useCast()
  const at = () => `/api/weddings/${cast.weddingId}`

  it('the code of an invitation carries its preset', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const { body } = await mother.get(at())
    expect(body.access).toMatchObject({ guests: 'edit', vendors: 'none', budget: 'none', wedding: 'view' })
    const members = (await cast.lucia.get(`${at()}/members`)).body
    expect(members.find(({ userId }: { userId: string }) => userId === mother.userId)).toMatchObject({
      role: 'couple',
      preset: 'family',
    })
  })

  it('are changed by the couple alone', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    for (const person of [cast.elena, mother]) {
      expect((await setLevels(person, cast.weddingId, mother, { budget: 'edit' })).status).toBe(403)
    }
    const answer = await setLevels(cast.lucia, cast.weddingId, mother, { budget: 'view' })
    expect(answer).toMatchObject({ status: 200, body: { preset: 'custom', permissions: { budget: 'view' } } })
  })

  it('that are those of a preset again are that preset', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, mother, { budget: 'edit' })
    const { body } = await setLevels(cast.lucia, cast.weddingId, mother, { budget: 'none' })
    expect(body).toMatchObject({ preset: 'viewer' })
  })

  it('without vendors there is neither budget nor conversation', async () => {
    const { body } = await setLevels(cast.lucia, cast.weddingId, cast.elena, { vendors: 'none' })
    expect(body.permissions).toMatchObject({ vendors: 'none', budget: 'none', conversation: 'none' })
    await cast.lucia.patch(`${at()}/members/${cast.elena.userId}`, { preset: 'planner' })
  })

  it('one of the couple edits everything, always', async () => {
    const answer = await setLevels(cast.lucia, cast.weddingId, cast.martin, { budget: 'none' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'COUPLE_EDITS_EVERYTHING' } })
  })

  it('a couple’s account is no planner, and a planner’s none of the couple', async () => {
    const path = `${at()}/members/${cast.elena.userId}`
    expect(await cast.lucia.patch(path, { preset: 'couple' })).toMatchObject({
      status: 422,
      body: { code: 'PRESET_OF_OTHER_ROLE' },
    })
  })

  it('are taken away for the next request', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const first = await mother.get(`${at()}/guests`)
    const etag = first.headers.get('etag')!
    expect(first.status).toBe(200)
    await setLevels(cast.lucia, cast.weddingId, mother, { guests: 'none' })
    expect((await mother.get(`${at()}/guests`, { 'if-none-match': etag })).status).toBe(403)
    expect((await mother.get(`${at()}/guests/summary`)).status).toBe(403)
  })
})

describe('the member who decides', () => {
  const { app, cast } = useCast()

  it('cannot leave when only those would stay who do not', async () => {
    const weddingId = await cast.lucia.createWedding('Lucía & Noelia')
    const mother = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    const leaving = () => cast.lucia.delete(`/api/weddings/${weddingId}/members/me`)
    expect(await leaving()).toMatchObject({ status: 409, body: { code: 'NOBODY_WOULD_DECIDE' } })
    await cast.lucia.patch(`/api/weddings/${weddingId}/members/${mother.userId}`, { preset: 'couple' })
    expect((await leaving()).status).toBe(200)
    expect((await mother.get(`/api/weddings/${weddingId}`)).body.access).toMatchObject({ members: 'edit' })
  })

  it('is the planner until one of the couple comes', async () => {
    const weddingId = await cast.elena.createWedding('Nuria & Sofía')
    const access = async () => (await cast.elena.get(`/api/weddings/${weddingId}`)).body.access.members
    expect(await access()).toBe('edit')
    await joinedAs(app, cast.elena, weddingId, 'couple')
    expect(await access()).toBe('view')
  })
})

describe('amounts', () => {
  const { app, cast } = useCast()
  const at = () => `/api/weddings/${cast.weddingId}`
  // So many digits that no id holds them by chance.
  const COST = 743_129.57

  it('are in no answer to a member who may not see the budget', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const vendor = (await cast.lucia.post(`${at()}/vendors`, { vendorType: 'catering', cost: COST })).body
    await cast.lucia.post(`${at()}/vendors/${vendor.id}/confirm`)
    await cast.lucia.call('PATCH', `${at()}/budget`, { totalBudget: COST })
    await cast.lucia.patch(`${at()}/vendors/${vendor.id}`, { cost: COST + 1 })
    const reads = contractCalls().filter(({ method, access }) => method === 'GET' && access !== 'planner')
    for (const { name, path } of reads.filter((read) => read.name !== 'live.stream')) {
      const url = `/api${fillPath(path, cast.weddingId).replace(/0198c0de-0000-7000-8000-00000000dead/, vendor.id)}`
      const response = await app.fetch(url, { headers: { cookie: mother.cookie } })
      expect(await response.text(), name).not.toMatch(/7431(29|30)/)
    }
  })

  it('are edited by who may edit the budget', async () => {
    const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, friend, { vendors: 'edit', budget: 'view' })
    const added = await friend.post(`${at()}/vendors`, { vendorType: 'dj' })
    expect(added).toMatchObject({ status: 201, body: { cost: 0 } })
    const path = `${at()}/vendors/${added.body.id}`
    expect(await friend.patch(path, { cost: 10 })).toMatchObject({
      status: 403,
      body: { code: 'SECTION_CLOSED' },
    })
    expect((await friend.post(`${at()}/vendors`, { vendorType: 'dj', cost: 10 })).status).toBe(403)
    expect(await friend.patch(path, { name: 'Ritmo' })).toMatchObject({
      status: 200,
      body: { name: 'Ritmo' },
    })
  })

  it('a vendor that a member removes without seeing its cost comes back with it', async () => {
    const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, friend, { vendors: 'edit' })
    const { id } = (await cast.lucia.post(`${at()}/vendors`, { vendorType: 'dj', cost: 900 })).body
    await friend.delete(`${at()}/vendors/${id}`)
    expect(await friend.post(`${at()}/vendors`, { id, vendorType: 'dj' })).toMatchObject({
      status: 201,
      body: { cost: null },
    })
    const listed = (await cast.lucia.get(`${at()}/vendors`)).body
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ cost: 900 })
  })
})

describe('what comes by itself', () => {
  const { app, cast } = useCast()
  const at = () => `/api/weddings/${cast.weddingId}`
  const newsOf = async (person: Person) =>
    (await person.get('/api/notifications?limit=50')).body.map(({ action }: { action: string }) => action)

  it('notifies nobody of what they may not see', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const vendorId = await cast.lucia.addVendor(cast.weddingId)
    await cast.lucia.addGuest(cast.weddingId, 'Carmen Vidal')
    const news = await newsOf(mother)
    expect(news).toContain('guest.added')
    expect(news).not.toContain('vendor.added')
    await cast.lucia.post(`${at()}/vendors/${vendorId}/comments`, { text: 'Hola' })
    expect(await newsOf(mother)).not.toContain('comment.added')
  })

  it('takes the news of a section away with it', async () => {
    const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const vendorId = await cast.lucia.addVendor(cast.weddingId, 'dj')
    expect(await newsOf(friend)).toContain('vendor.added')
    await setLevels(cast.lucia, cast.weddingId, friend, { conversation: 'view' })
    await cast.lucia.post(`${at()}/vendors/${vendorId}/comments`, { text: 'Hola' })
    expect(await newsOf(friend)).toContain('comment.added')
    await setLevels(cast.lucia, cast.weddingId, friend, { vendors: 'none' })
    const news = await newsOf(friend)
    expect(news).not.toContain('vendor.added')
    expect(news).not.toContain('comment.added')
    expect((await friend.get('/api/notifications/unread-count')).body.unread).toBe(news.length)
  })
})

describe('an open tab', () => {
  const { app, cast } = useCast()

  it('hears nothing of a section any more once it is taken away', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const stream = await listening(mother)
    await setLevels(cast.lucia, cast.weddingId, mother, { guests: 'none' })
    await stream.until('weddings')
    await cast.lucia.addGuest(cast.weddingId, 'Teo Lasa')
    await cast.lucia.patch(`/api/weddings/${cast.weddingId}`, { name: 'Lucía y Martín' })
    await app.platform.live.beat()
    const areas = (await stream.untilBeat()).flatMap((event) =>
      event.type === 'changed' ? [event.area] : [],
    )
    expect(areas).toContain('weddings')
    expect(areas).not.toContain('guests')
    await stream.close()
  })
})
