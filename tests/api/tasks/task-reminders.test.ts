import { beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { remindOfTasks } from '#server/areas/tasks/remind-tasks.commands.ts'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())

/** The next Monday, for which the sessions of the cast are still young. */
const MONDAY = [1, 2, 3, 4, 5, 6, 7]
  .map((days) => shiftDay(TODAY, days))
  .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1)!

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía y Martín', shiftDay(MONDAY, 38))
  at = `/api/weddings/${weddingId}`
})

const addTask = (title: string, over: object = {}) =>
  cast.lucia.post(`${at}/tasks`, { title, due: { kind: 'days', daysBefore: 36 }, ...over })

async function remindOn(day: string) {
  app.setClock(new Date(`${day}T07:00:00Z`))
  await remindOfTasks(app.platform)
}

const digests = async (person: Person) =>
  (await person.get(`/api/notifications?limit=50&weddingId=${weddingId}`)).body
    .filter(({ action }: { action: string }) => action === 'tasks.week')
    .map(({ data }: { data: { taskTitle: string; tasks: number } }) => [data.taskTitle, data.tasks])

describe('the digest of the week', () => {
  it('tells each member once of the tasks that are theirs', async () => {
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    await addTask('Cerrar menús')
    await addTask('Escribir los votos', { assignees: [{ kind: 'member', userId: martin.userId }] })
    await addTask('Reservar la finca', { due: { kind: 'days', daysBefore: 300 } })
    await remindOn(MONDAY)
    await remindOn(MONDAY)
    expect(await digests(cast.lucia)).toEqual([['Cerrar menús', 1]])
    expect(await digests(martin)).toEqual([['Cerrar menús', 2]])
    await remindOn(shiftDay(MONDAY, 7))
    expect(await digests(cast.lucia)).toEqual([['Cerrar menús', 1]])
  })

  it('does not tell of a task that a fact has ticked meanwhile', async () => {
    await addTask('Hacer la lista', { rule: { fact: 'guestsAdded' } })
    await cast.lucia.addGuest(weddingId, 'Ana Gil')
    await remindOn(MONDAY)
    expect(await digests(cast.lucia)).toEqual([])
  })

  it('does not reach members who do not see the tasks', async () => {
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    await setLevels(cast.lucia, weddingId, aunt, { tasks: 'none' })
    await addTask('Cerrar menús', { assignees: [{ kind: 'member', userId: aunt.userId }] })
    await remindOn(MONDAY)
    expect(await digests(aunt)).toEqual([])
  })

  it('tells of what a planner prepares to planners alone', async () => {
    await join(cast.lucia, weddingId, cast.elena)
    for (const { userId } of [cast.lucia, cast.elena])
      await cast.elena.post(`${at}/tasks`, {
        title: 'Sorpresa',
        isDraft: true,
        due: { kind: 'days', daysBefore: 36 },
        assignees: [{ kind: 'member', userId }],
      })
    await remindOn(MONDAY)
    expect(await digests(cast.lucia)).toEqual([])
    expect(await digests(cast.elena)).toEqual([['Sorpresa', 1]])
  })
})
