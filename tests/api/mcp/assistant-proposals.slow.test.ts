import { beforeEach, describe, expect, it } from 'vitest'
import { TOOLS } from '#server/entry/http/mcp/server.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { bearer, connectAssistant, sendMessage, toolCall } from '../../support/mcp/assistant.ts'
import type { TestApp } from '../../support/test-app.ts'

describe('a change that an assistant proposes', () => {
  const { app, cast } = useCast()
  let weddingId: string
  let at: string
  let guestId: string
  const tokens = new Map<Person, string>()

  beforeEach(async () => {
    app.setClock(null)
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    await cast.lucia.letIn(weddingId, cast.elena, 'planner')
    at = `/api/weddings/${weddingId}`
    guestId = await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    tokens.clear()
  })

  const tokenOf = async (person: Person) => {
    const token = tokens.get(person) ?? (await programOf(app, person)).tokens.access_token
    tokens.set(person, token)
    return token
  }
  const ask = async (person: Person, name: string, args: object, to: Pick<TestApp, 'fetch'> = app) =>
    (await sendMessage(to, toolCall(name, args), bearer(await tokenOf(person)))).body.result
  const propose = async (person: Person, name: string, args: object): Promise<string> => {
    const result = await ask(person, name, { weddingId, ...args })
    if (result.isError) throw new Error(JSON.stringify(result.content))
    return result.structuredContent.proposal
  }
  const confirm = (person: Person, proposal: string, to?: TestApp) =>
    ask(person, 'confirm_proposal', { proposal }, to)
  const codeOf = (result: { isError?: boolean; content: { text: string }[] }) =>
    result.isError ? /\((\w+)\)$/.exec(result.content[0]!.text)?.[1] : 'done'
  const guest = async () =>
    (await cast.lucia.get(`${at}/guests`)).body.find(({ id }: { id: string }) => id === guestId)

  it('is shown, confirmed, told as an act of the person, and undone, with the client of the protocol', async () => {
    const assistant = await connectAssistant(app, await tokenOf(cast.lucia))
    const shown = await assistant.callTool({
      name: 'propose_answer',
      arguments: { weddingId, guestId, answer: 'yes' },
    })
    expect(shown.structuredContent).toMatchObject({
      preview: 'Carmen Lasa pasa de «sin contestar» a «sí».',
      isDraft: false,
    })
    expect((await guest()).rsvp).toBeNull()
    const { proposal } = shown.structuredContent as { proposal: string }
    const done = await assistant.callTool({ name: 'confirm_proposal', arguments: { proposal } })
    expect(done.structuredContent).toEqual({ done: true })
    expect((await guest()).rsvp).toBe(true)
    const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
    expect(line).toMatchObject({ action: 'guests.update', actorId: cast.lucia.userId, undo: 'ready' })
    await cast.lucia.post(`${at}/activity/${line.id}/undo`)
    expect((await guest()).rsvp).toBeNull()
  })

  it('is a draft of planners, which the couple does not see', async () => {
    const { id: dayId } = (await cast.lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' }))
      .body
    const { id: tableId } = (await cast.lucia.post(`${at}/seating/tables`, { name: 'Olivo' })).body
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    const proposals = [
      ['propose_task', { title: 'Llamar a la finca', day: '2027-01-10' }],
      ['propose_vendor', { component: 'catering', name: 'La Alacena', cost: 4200 }],
      ['propose_agenda_item', { dayId, starts: '18:30', ends: '0:30', title: 'Brindis' }],
      ['propose_seat', { guestId, tableId }],
      ['propose_folder', { name: 'Flores' }],
    ] as const
    for (const [name, args] of proposals) {
      const result = await ask(cast.elena, name, { weddingId, ...args })
      expect(result.structuredContent, name).toMatchObject({ isDraft: true })
      expect(codeOf(await confirm(cast.elena, result.structuredContent.proposal)), name).toBe('done')
    }
    const seen = async (person: Person) => {
      const read = async (path: string) => (await person.get(`${at}${path}`)).body
      return {
        tasks: (await read('/tasks')).map(({ title, isDraft }: never) => [title, isDraft]),
        vendors: (await read('/vendors')).map(({ name, isDraft }: never) => [name, isDraft]),
        items: (await read('/agenda/items')).map(({ title, time }: never) => [title, time]),
        drafts: (await read('/seating/draft')).map(({ to }: never) => to),
        seats: (await read('/seating/people')).map((one: { tableId: string }) => one.tableId),
        folders: (await read('/inspiration/folders')).map(({ name, isDraft }: never) => [name, isDraft]),
      }
    }
    expect(await seen(cast.elena)).toEqual({
      tasks: [['Llamar a la finca', true]],
      vendors: [['La Alacena', true]],
      items: [['Brindis', { startsAt: 1110, endsAt: 1470 }]],
      drafts: [tableId],
      seats: [null],
      folders: [['Flores', true]],
    })
    expect(await seen(cast.lucia)).toEqual({
      tasks: [],
      vendors: [],
      items: [],
      drafts: [],
      seats: [null],
      folders: [],
    })
  })

  it('is there at once where one of the couple confirms it', async () => {
    const proposal = await propose(cast.lucia, 'propose_task', { title: 'Llamar a la finca' })
    expect((await cast.lucia.get(`${at}/tasks`)).body).toEqual([])
    expect(codeOf(await confirm(cast.lucia, proposal))).toBe('done')
    const [task] = (await cast.elena.get(`${at}/tasks`)).body
    expect(task).toMatchObject({ title: 'Llamar a la finca', isDraft: false })
    const marked = await propose(cast.lucia, 'propose_task_mark', { taskId: task.id, mark: 'done' })
    expect(codeOf(await confirm(cast.lucia, marked))).toBe('done')
    expect((await cast.elena.get(`${at}/tasks`)).body[0].mark).toBe('done')
  })

  it('is made once, also when two processes are told to', async () => {
    const proposal = await propose(cast.lucia, 'propose_vendor', {
      component: 'catering',
      name: 'La Alacena',
    })
    const other = await app.anotherProcess()
    const results = await Promise.all([
      confirm(cast.lucia, proposal),
      confirm(cast.lucia, proposal, other),
      confirm(cast.lucia, proposal),
    ])
    expect(results.map(codeOf).sort()).toEqual(['PROPOSAL_USED', 'PROPOSAL_USED', 'done'])
    expect((await cast.lucia.get(`${at}/vendors`)).body).toHaveLength(1)
  })

  it('is nothing to another person, altered or after ten minutes', async () => {
    const proposal = await propose(cast.lucia, 'propose_answer', { guestId, answer: 'no' })
    const [payload = '', signature = ''] = proposal.split('.')
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claim, userId: cast.elena.userId })).toString('base64url')
    expect(codeOf(await confirm(cast.elena, proposal))).toBe('PROPOSAL_UNKNOWN')
    for (const altered of [
      `${forged}.${signature}`,
      `${payload}.`,
      `${payload}=.${signature}`,
      `${proposal}.x`,
      'x',
    ])
      expect(codeOf(await confirm(cast.elena, altered)), altered.slice(-20)).toBe('PROPOSAL_UNKNOWN')
    app.setClock(new Date(Date.now() + 10 * 60_000 + 1000))
    expect(codeOf(await confirm(cast.lucia, proposal))).toBe('PROPOSAL_EXPIRED')
    app.setClock(null)
    expect((await guest()).rsvp).toBeNull()
  })

  it('does not overwrite what was changed meanwhile', async () => {
    const { id: taskId } = (await cast.lucia.post(`${at}/tasks`, { title: 'Invitaciones' })).body
    const tables = [
      (await cast.lucia.post(`${at}/seating/tables`, {})).body.id,
      (await cast.lucia.post(`${at}/seating/tables`, {})).body.id,
    ]
    const answer = await propose(cast.lucia, 'propose_answer', { guestId, answer: 'no' })
    const mark = await propose(cast.lucia, 'propose_task_mark', { taskId, mark: 'done' })
    await cast.martin.get('/api/profile')
    await cast.elena.patch(`${at}/guests/${guestId}`, { rsvp: true })
    await cast.elena.patch(`${at}/tasks/${taskId}`, { mark: 'unneeded' })
    expect(codeOf(await confirm(cast.lucia, answer))).toBe('CHANGED_MEANWHILE')
    expect(codeOf(await confirm(cast.lucia, mark))).toBe('CHANGED_MEANWHILE')
    const seat = await propose(cast.lucia, 'propose_seat', { guestId, tableId: tables[0] })
    await cast.lucia.call('PUT', `${at}/seating/people/${guestId}`, { tableId: tables[1] })
    expect(codeOf(await confirm(cast.lucia, seat))).toBe('SEATED_MEANWHILE')
    expect((await guest()).rsvp).toBe(true)
    expect((await cast.lucia.get(`${at}/tasks`)).body[0].mark).toBe('unneeded')
    expect((await cast.lucia.get(`${at}/seating/people`)).body[0].tableId).toBe(tables[1])
  })

  it('needs the right to edit, when it is proposed and when it is confirmed', async () => {
    const viewer = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    const args = { weddingId, guestId, answer: 'yes' }
    expect(codeOf(await ask(viewer, 'propose_answer', args))).toBe('SECTION_CLOSED')
    expect(codeOf(await ask(cast.noelia, 'propose_answer', args))).toBe('WEDDING_NOT_FOUND')
    const proposal = await propose(aunt, 'propose_answer', args)
    await setLevels(cast.lucia, weddingId, aunt, { guests: 'view' })
    expect(codeOf(await confirm(aunt, proposal))).toBe('SECTION_CLOSED')
    expect((await guest()).rsvp).toBeNull()
  })

  it('of a row that is not there, or is so already, is refused', async () => {
    const nowhere = '0198c0de-0000-7000-8000-00000000dead'
    const refusals = [
      ['propose_answer', { guestId, answer: 'pending' }, 'NOTHING_TO_CHANGE'],
      ['propose_answer', { guestId: nowhere, answer: 'yes' }, 'GUEST_NOT_FOUND'],
      ['propose_task_mark', { taskId: nowhere, mark: 'done' }, 'TASK_NOT_FOUND'],
      ['propose_agenda_item', { dayId: nowhere, starts: '18:30', title: 'x' }, 'AGENDA_DAY_NOT_FOUND'],
      ['propose_vendor', { component: 'dragones', name: 'x' }, 'COMPONENT_NOT_FOUND'],
      ['propose_seat', { guestId: nowhere, tableId: null }, 'GUEST_NOT_COMING'],
    ] as const
    for (const [name, args, code] of refusals)
      expect(codeOf(await ask(cast.lucia, name, { weddingId, ...args })), name).toBe(code)
  })

  it('is hinted at: one tool changes, and all others read', () => {
    const changing = TOOLS.filter(({ hints }) => !hints.readOnlyHint)
    expect(changing.map(({ name }) => name)).toEqual(['confirm_proposal'])
    expect(changing[0]!.hints).toMatchObject({ destructiveHint: true, idempotentHint: true })
    expect(TOOLS.filter(({ hints }) => hints.openWorldHint)).toEqual([])
  })
})
