import { beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())
const inDays = (days: number) => ({ kind: 'day', on: shiftDay(TODAY, days) })

let weddingId: string
let at: string
let lucia: Person
let elena: Person

beforeEach(async () => {
  ;({ lucia } = cast)
  weddingId = await lucia.createWedding('Lucía y Martín', shiftDay(TODAY, 100))
  at = `/api/weddings/${weddingId}`
  elena = await joinedAs(app, lucia, weddingId, 'planner')
})

type Week = {
  weddingId: string
  isReminded: boolean
  tasks: { title: string; isDraft: boolean }[]
  rest: Record<'own' | 'ownLate' | 'couple' | 'others', number>
}[]
const weekOf = async (person: Person): Promise<Week> => (await person.get('/api/planner/task-week')).body
const titlesOf = async (person: Person) =>
  (await weekOf(person)).map(({ tasks }) => tasks.map(({ title }) => title))

describe('the week of a planner', () => {
  it('has what is open until Sunday in each wedding, by what people and facts have ticked', async () => {
    await lucia.post(`${at}/tasks`, { title: 'Atrás', due: inDays(-30) })
    await lucia.post(`${at}/tasks`, { title: 'Hoy', due: { kind: 'days', daysBefore: 100 } })
    await lucia.post(`${at}/tasks`, { title: 'Hecha', due: inDays(-1), mark: 'done' })
    await lucia.post(`${at}/tasks`, { title: 'Lista', due: inDays(-2), rule: { fact: 'guestsAdded' } })
    await lucia.post(`${at}/tasks`, { title: 'Otra semana', due: inDays(8) })
    await lucia.post(`${at}/tasks`, { title: 'Sin fecha' })
    expect(await titlesOf(elena)).toEqual([['Hoy', 'Lista', 'Atrás']])
    await lucia.addGuest(weddingId, 'Ana Gil')
    expect(await titlesOf(elena)).toEqual([['Hoy', 'Atrás']])
    expect(await weekOf(elena)).toMatchObject([
      {
        weddingId,
        name: 'Lucía y Martín',
        mayEdit: true,
        members: [{ isCouple: true }, { isPlanner: true }],
      },
    ])
  })

  it('has the own drafts, and those of no wedding in which drafts are not seen', async () => {
    await elena.post(`${at}/tasks`, { title: 'Sorpresa', due: inDays(0), isDraft: true })
    expect(await titlesOf(elena)).toEqual([['Sorpresa']])
    const other = await joinedAs(app, lucia, weddingId, 'planner')
    await setLevels(lucia, weddingId, other, { tasks: 'none' })
    expect(await weekOf(other)).toEqual([])
  })

  it('lists some of a wedding with very many, this week’s first, and counts the others by whose they are', async () => {
    const of = (days: number, count: number, extra: object = {}) =>
      Array.from({ length: count }, (_, n) => ({
        title: `A ${days} días, ${n}`,
        due: inDays(days),
        ...extra,
      }))
    const mine = { assignees: [{ kind: 'member', userId: elena.userId }] }
    await lucia.post(`${at}/tasks/batch`, {
      tasks: [
        ...of(-300, 500),
        ...of(-200, 20, mine),
        ...of(-100, 30, { assignees: [{ kind: 'person', name: 'Tía Puri' }] }),
        ...of(-90, 25, { rule: { fact: 'plannerJoined' } }),
        ...of(-3, 10),
        ...of(0, 5),
      ],
    })
    const [week] = await weekOf(elena)
    const listed = (days: number) =>
      week!.tasks.filter(({ title }) => title.startsWith(`A ${days} días`)).length
    expect([0, -3, -100, -200, -300].map(listed)).toEqual([5, 10, 25, 0, 0])
    expect(week!.rest).toEqual({ own: 20, ownLate: 20, couple: 500, others: 5 })
  })

  it('is of planners alone, and of the weddings that they have not left', async () => {
    expect((await lucia.get('/api/planner/task-week')).body.code).toBe('PLANNERS_ONLY')
    await elena.delete(`${at}/members/${elena.userId}`)
    expect(await weekOf(elena)).toEqual([])
  })
})

describe('reminding a couple', () => {
  const reminders = async (person: Person) =>
    (await person.get(`/api/notifications?limit=50&weddingId=${weddingId}`)).body
      .filter(({ action }: { action: string }) => action === 'tasks.reminded')
      .map(({ data }: { data: { taskTitle: string; tasks: number } }) => [data.taskTitle, data.tasks])

  it('tells both of all their tasks until Sunday, once a day, and of no draft', async () => {
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    await elena.post(`${at}/tasks`, { title: 'Sorpresa', due: inDays(-9), isDraft: true })
    await lucia.post(`${at}/tasks`, { title: 'Votos', due: inDays(-2) })
    await lucia.post(`${at}/tasks`, {
      title: 'Traje',
      due: inDays(0),
      assignees: [{ kind: 'member', userId: martin.userId }],
    })
    await lucia.post(`${at}/tasks`, {
      title: 'Del planner',
      due: inDays(0),
      assignees: [{ kind: 'member', userId: elena.userId }],
    })
    expect((await elena.post(`${at}/tasks/remind`)).body).toEqual({ tasks: 2 })
    for (const person of [lucia, martin]) expect(await reminders(person)).toEqual([['Votos', 2]])
    expect((await elena.post(`${at}/tasks/remind`)).body.code).toBe('REMINDED_TODAY')
    expect(await reminders(lucia)).toHaveLength(1)
    expect((await weekOf(elena))[0]).toMatchObject({ isReminded: true })
  })

  it('happens once, however many press at once', async () => {
    await lucia.post(`${at}/tasks`, { title: 'Votos', due: inDays(0) })
    const answers = await Promise.all([1, 2, 3].map(() => elena.post(`${at}/tasks/remind`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is refused on the day of the wedding, without a task, and to who is no planner', async () => {
    expect((await elena.post(`${at}/tasks/remind`)).body.code).toBe('NOTHING_TO_REMIND')
    expect((await lucia.post(`${at}/tasks/remind`)).body.code).toBe('PLANNERS_ONLY')
    await lucia.post(`${at}/tasks`, { title: 'Votos', due: inDays(0) })
    await lucia.patch(at, { eventDate: TODAY })
    expect((await elena.post(`${at}/tasks/remind`)).body.code).toBe('WEDDING_IS_TODAY')
    const stranger = cast.elena
    expect((await stranger.post(`${at}/tasks/remind`)).status).toBe(404)
    await join(lucia, weddingId, stranger)
    expect((await stranger.post(`${at}/tasks/remind`)).body.code).toBe('WEDDING_IS_TODAY')
  })
})
