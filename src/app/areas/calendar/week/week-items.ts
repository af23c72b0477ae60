import type { AgendaOfDay, Appointment, PlannerWeek } from '#contract/appointments.ts'
import { type Block, blocksOf, daysOfWeek, hoursOf } from '#domain/calendar/planner-week.ts'
import type { IsoDate } from '#domain/time/dates.ts'

type Wedding = { id: string; name: string; eventDate: IsoDate | null }

export type WeddingItem = {
  type: 'wedding'
  day: IsoDate
  startsAt: number
  endsAt: number
  wedding: Wedding
  agenda: AgendaOfDay | undefined
}

export type AppointmentItem = {
  type: 'appointment'
  day: IsoDate
  startsAt: number
  endsAt: number
  appointment: Appointment
}

export type WeekItem = WeddingItem | AppointmentItem

export type WeekDay = { day: IsoDate; weddings: number; blocks: Block<WeekItem>[] }

/** The days of a week with their blocks, and the hours that they span; a wedding takes all of them. */
export function weekOf(
  monday: IsoDate,
  { appointments, agendas }: PlannerWeek,
  weddings: readonly Wedding[],
) {
  const days = daysOfWeek(monday)
  const own = appointments.map(
    (appointment): WeekItem => ({
      type: 'appointment',
      day: appointment.day,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      appointment,
    }),
  )
  const hours = hoursOf(days.flatMap((day) => blocksOf(own, day)))
  const ofWeddings = weddings
    .filter(({ eventDate }) => eventDate !== null && days.includes(eventDate))
    .map(
      (wedding): WeekItem => ({
        type: 'wedding',
        day: wedding.eventDate!,
        startsAt: hours.first * 60,
        endsAt: hours.last * 60,
        wedding,
        agenda: agendas.find(({ weddingId }) => weddingId === wedding.id),
      }),
    )
  const items = [...ofWeddings, ...own]
  return {
    hours,
    appointments: own.filter(({ day }) => days.includes(day)).length,
    weddings: ofWeddings.length,
    days: days.map(
      (day): WeekDay => ({
        day,
        weddings: ofWeddings.filter((item) => item.day === day).length,
        blocks: blocksOf(items, day),
      }),
    ),
  }
}
