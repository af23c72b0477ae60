import { beforeEach, describe, expect, it } from 'vitest'
import { madridInstant } from '#domain/calendar/madrid-instant.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/calendar/appointments'
const DAY = shiftDay(dayInMadrid(new Date()), 20)
const VISIT = { kind: 'visit', title: 'Visita', day: DAY, startsAt: 720, endsAt: 780, place: 'Carmona' }
const HOUR = 3_600_000

const add = async (fields: object = {}, planner = cast.elena) =>
  (await planner.post(PATH, { ...VISIT, reminder: 1440, ...fields })).body
const waiting = async () => {
  const { rows } = await app.db.execute<{ at: string }>(
    `select to_char(run_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from graphile_worker.jobs
     where task_identifier = 'remind-appointment'`,
  )
  return rows.map(({ at }) => new Date(at))
}
const told = async (planner = cast.elena) =>
  (await planner.get('/api/notifications?limit=20')).body.filter(
    ({ action }: { action: string }) => action === 'appointment.soon',
  )

/** Runs every job that waits, whatever its instant, as two processes would. */
const runAll = async () => {
  await app.db.execute('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
}

beforeEach(async () => {
  for (const table of ['planner_appointments', 'notifications', 'rate_limits'])
    await app.db.execute(`delete from ${table}`)
  await runAll()
  app.mails.length = 0
})

describe('the reminder of an appointment', () => {
  it('is a line of the bell and a mail at its instant, once', async () => {
    const at = madridInstant(DAY, 720).getTime() - 24 * HOUR
    expect(await add()).toMatchObject({ reminder: 1440 })
    expect((await waiting()).map(Number)).toEqual([at])
    await runAll()
    await runAll()
    expect(await told()).toMatchObject([
      {
        actorName: 'Tu calendario',
        data: { title: 'Visita', when: expect.stringMatching(/ a las 12:00, en Carmona$/) },
        url: `/app/planner/${cast.elena.userId}/calendar?vista=semana&dia=${DAY}`,
      },
    ])
    const mails = app.mails.filter(({ to }) => to === cast.elena.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('«Visita» es el')
  })

  it('moves with its appointment, and with the hours before it', async () => {
    const { id } = await add()
    await cast.elena.patch(`${PATH}/${id}`, { time: { day: shiftDay(DAY, 1), startsAt: 600, endsAt: 660 } })
    const moved = madridInstant(shiftDay(DAY, 1), 600).getTime()
    expect((await waiting()).map(Number)).toEqual([moved - 24 * HOUR])
    await cast.elena.patch(`${PATH}/${id}`, { reminder: 60 })
    expect((await waiting()).map(Number)).toEqual([moved - HOUR])
    await runAll()
    expect(await told()).toHaveLength(1)
  })

  it('is none once it is taken off, its appointment is removed, or its instant has passed', async () => {
    const off = await add()
    await cast.elena.patch(`${PATH}/${off.id}`, { reminder: null })
    const removed = await add()
    await cast.elena.delete(`${PATH}/${removed.id}`)
    await add({ day: dayInMadrid(new Date()), reminder: 10_080 })
    await runAll()
    expect(await told()).toEqual([])
    for (const reminder of [30, -60, 'mañana'])
      expect((await cast.elena.post(PATH, { ...VISIT, reminder })).status).toBe(400)
  })

  it('is in the subscription as an alarm', async () => {
    await add()
    const { body } = await cast.elena.call('PUT', '/api/planner/calendar/subscription', {
      ...{ showsWeddings: false, showsHolds: false, showsAppointments: true, showsClosures: false },
    })
    const ics = await (await app.fetch(body.path)).text()
    expect(ics).toContain('TRIGGER:-P1D')
    expect(ics).toContain('SEQUENCE:0')
  })
})
