import type { Page } from '@playwright/test'
import type { TaskFact } from '#domain/tasks/wedding-facts.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, hydrated, inviteIn } from '../support/journeys/journey.ts'
import { atTasks, check, inDays, type NewTask, rowOf } from '../support/journeys/tasks-journey.ts'
import { picture } from '../support/outside/images.ts'

/** A member who makes facts true: `send` is a request within the wedding. */
type Member = {
  page: Page
  weddingId: string
  send: <T = { id: string }>(method: string, path: string, data?: unknown) => Promise<T>
}

/** Makes a fact true, and gives the act that ends it; the sheet for the caterer stays sent. */
type Make = (by: Member) => Promise<(() => Promise<unknown>) | null>

/** Every fact that ticks tasks, but for who joins the wedding. In the order in which one can follow the other. */
const RULES: Record<Exclude<TaskFact, 'plannerJoined'> | 'componentConfirmed', Make> = {
  budgetSet: async ({ send }) => {
    await send('PATCH', '/budget', { totalBudget: 20_000 })
    return () => send('PATCH', '/budget', { totalBudget: null })
  },
  guestsAdded: async ({ send }) => {
    const { id } = await send('POST', '/guests', { fullName: 'Pilar Aguirre' })
    return () => send('DELETE', `/guests/${id}`)
  },
  invitationsSent: async ({ send }) => {
    const { id } = await send('POST', '/guests', { fullName: 'Carmen Soto' })
    const [family] = await send<{ id: string }[]>('POST', '/households/invitations', { guestIds: [id] })
    await send('POST', '/households/sent', { householdIds: [family!.id], sentBy: 'whatsapp' })
    return () => send('POST', '/guests', { fullName: 'Sin invitar' })
  },
  everybodyAnswered: async ({ send }) => {
    const guests = await send<{ id: string }[]>('GET', '/guests')
    for (const { id } of guests) await send('PATCH', `/guests/${id}`, { rsvp: true })
    return () => send('PATCH', `/guests/${guests[0]!.id}`, { rsvp: null })
  },
  styleChosen: async ({ send }) => {
    await send('PUT', '/style', { style: 'huerta' })
    return () => send('PUT', '/style', { style: 'cal' })
  },
  inspirationUsed: async ({ page, weddingId, send }) => {
    const { id } = await send('POST', '/inspiration/folders', { name: 'Velas' })
    const path = `/api/weddings/${weddingId}/inspiration/folders/${id}/images?name=velas.png`
    const answer = await page.request.post(path, { data: await picture(80, 60).png().toBuffer() })
    expect(answer.ok(), await answer.text()).toBe(true)
    return () => send('DELETE', `/inspiration/folders/${id}`)
  },
  agendaMade: async ({ send }) => {
    const day = await send('POST', '/agenda/days', { name: 'Boda', date: inDays(150) })
    const item = { dayId: day.id, title: 'Ceremonia', time: { startsAt: 720, endsAt: null } }
    const { id } = await send('POST', '/agenda/items', item)
    return () => send('DELETE', `/agenda/items/${id}`)
  },
  agendaShared: async ({ send }) => {
    const vendor = await send('POST', '/vendors', { vendorType: 'dj', name: 'Lola Discos' })
    const link = await send('POST', '/agenda/links', { vendorId: vendor.id })
    return () => send('DELETE', `/agenda/links/${link.id}`)
  },
  componentConfirmed: async ({ send }) => {
    const { id } = await send('POST', '/vendors', { vendorType: 'catering', name: 'La Alacena' })
    await send('POST', `/vendors/${id}/confirm`)
    return () => send('POST', `/vendors/${id}/reopen`)
  },
  catererSheetSent: async ({ send }) => {
    await send('POST', '/catering/versions', {})
    return null
  },
  paymentMade: async ({ send }) => {
    const vendor = await send('POST', '/vendors', { vendorType: 'floristeria', name: 'Flores de Umbría' })
    const shares = [{ payerId: null, cents: 58_200 }]
    const { id } = await send('POST', '/payments', { vendorId: vendor.id, paidOn: inDays(0), shares })
    return () => send('DELETE', `/payments/${id}`)
  },
  tablesMade: async ({ send }) => {
    const { id: tableId } = await send('POST', '/seating/tables', {})
    const guests = await send<{ id: string }[]>('GET', '/guests')
    for (const { id } of guests) await send('PATCH', `/guests/${id}`, { rsvp: true })
    for (const { id } of guests) await send('PUT', `/seating/people/${id}`, { tableId })
    return () => send('DELETE', `/seating/tables/${tableId}`)
  },
}

const titleOf = (fact: string) => `Tarea de ${fact}`

const taskOf = (fact: string): NewTask => ({
  title: titleOf(fact),
  due: { kind: 'day', on: inDays(4) },
  rule:
    fact === 'componentConfirmed'
      ? { fact, componentTypes: ['catering'] }
      : { fact: fact as Exclude<TaskFact, 'componentConfirmed'> },
})

test('every fact ticks its task on an open list when another member makes it, and opens it when it ends', async ({
  page,
  browser,
}) => {
  test.slow()
  const weddingId = await atTasks(page, Object.keys(RULES).map(taskOf))
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await page.reload()
  await hydrated(page)
  const send: Member['send'] = (method, path, data) =>
    call(martin.request, method, `/weddings/${weddingId}${path}`, data)
  for (const [fact, make] of Object.entries(RULES)) {
    await test.step(fact, async () => {
      await expect(check(page, titleOf(fact))).not.toBeChecked()
      const end = await make({ page: martin, weddingId, send })
      await expect(check(page, titleOf(fact))).toBeChecked()
      if (!end) return
      await end()
      await expect(check(page, titleOf(fact))).not.toBeChecked()
    })
  }
})

test('a planner who joins ticks the task of finding one, and one who is removed opens it and keeps their tasks', async ({
  page,
  browser,
}) => {
  const weddingId = await atTasks(page, [taskOf('plannerJoined')])
  await hydrated(page)
  const elena = await inviteIn(browser, page, weddingId, 'Elena Soto', 'planner')
  await expect(check(page, titleOf('plannerJoined'))).toBeChecked()
  const { id } = await call<{ id: string }>(elena.request, 'GET', '/profile')
  await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, {
    title: 'Visitar la finca',
    assignees: [{ kind: 'member', userId: id }],
  })
  await expect(rowOf(page, 'Visitar la finca').getByText('Elena')).toBeAttached()
  await call(page.request, 'DELETE', `/weddings/${weddingId}/members/${id}`)
  await expect(check(page, titleOf('plannerJoined'))).not.toBeChecked()
  await expect(rowOf(page, 'Visitar la finca').getByText('Ya no está')).toBeAttached()
})

test('two members tick and rename the same task at once, and nothing of either is lost', async ({
  page,
  browser,
}) => {
  const weddingId = await atTasks(page, [{ title: 'Mirar alianzas', due: { kind: 'day', on: inDays(4) } }])
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await martin.goto(`/app/couple/${weddingId}/tasks`)
  await page.reload()
  for (const one of [page, martin]) await hydrated(one)
  await martin.getByRole('button', { name: 'Mirar alianzas', exact: true }).focus()
  await martin.keyboard.press('F2')
  await martin.getByRole('textbox', { name: 'Nombre de la tarea' }).fill('Comprar alianzas')
  await Promise.all([check(page, 'Mirar alianzas').check(), martin.keyboard.press('Enter')])
  const both = { title: 'Comprar alianzas', mark: 'done' }
  await expect
    .poll(() => call<object[]>(page.request, 'GET', `/weddings/${weddingId}/tasks`))
    .toEqual([expect.objectContaining(both)])
  for (const one of [page, martin]) await expect(check(one, 'Comprar alianzas')).toBeChecked()
})

test('the day before the wedding the list is its last week, and a task without a day can still be added', async ({
  page,
}) => {
  await atTasks(page, [{ title: 'Recoger los anillos', due: { kind: 'days', daysBefore: 1 } }], {
    date: inDays(1),
  })
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'La última semana' })).toContainText('Recoger los anillos')
  await expect(page.getByText('se quedó atrás')).toHaveCount(0)
})

test('the task of the tables says how many sit, as another member seats them', async ({ page, browser }) => {
  const weddingId = await atTasks(page, [taskOf('tablesMade')])
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  const send: Member['send'] = (method, path, data) =>
    call(martin.request, method, `/weddings/${weddingId}${path}`, data)
  const guests = ['Ana Gil', 'Luis Mas'].map((fullName) => ({ fullName, rsvp: true }))
  await send('POST', '/guests/import', { mode: 'append', guests })
  const { id: tableId } = await send('POST', '/seating/tables', {})
  await page.reload()
  await hydrated(page)
  const row = rowOf(page, titleOf('tablesMade'))
  await expect(row).toContainText('0 de 2 sentados')
  const [ana] = await send<{ id: string }[]>('GET', '/guests')
  await send('PUT', `/seating/people/${ana!.id}`, { tableId })
  await expect(row).toContainText('1 de 2 sentados')
  await page.getByRole('button', { name: titleOf('tablesMade'), exact: true }).click()
  await expect(page.getByText('Van 1 de 2 sentados.')).toBeVisible()
})
