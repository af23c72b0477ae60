import type { Appointment } from '#contract/appointments.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { WeddingBlock } from './wedding-block.tsx'
import type { WeekDay } from './week-items.ts'
import { attendanceInWords, clocksInWords, weekdayShort } from './week-words.ts'

type WeekListProps = {
  days: readonly WeekDay[]
  today: IsoDate
  onOpen: (appointment: Appointment) => void
}

/** The week on a phone: its days that have something, each a list. */
export function WeekList({ days, today, onOpen }: WeekListProps) {
  const own = days.map((each) => ({
    ...each,
    items: each.blocks.map(({ item }) => item).filter((item) => item.day === each.day),
  }))
  return (
    <div className="md:hidden">
      {own
        .filter(({ items }) => items.length > 0)
        .map(({ day, weddings, items }) => (
          <section key={day}>
            <h3
              aria-current={day === today ? 'date' : undefined}
              className="mt-3.5 flex h-10 items-center gap-1.5 border-b border-line-strong font-sans text-sm font-medium text-ink-2"
            >
              {weekdayShort(day)}{' '}
              <b
                className={cx(
                  'num font-serif text-2xl leading-none font-normal',
                  weddings > 0 ? 'text-accent-text' : 'text-ink',
                )}
              >
                {Number(day.slice(8))}
              </b>
            </h3>
            <ul>
              {items.map((item) =>
                item.type === 'wedding' ? (
                  <li key={item.wedding.id} className="mt-2.5">
                    <WeddingBlock item={item} />
                  </li>
                ) : (
                  <li key={item.appointment.id} className="border-b border-line">
                    <AppointmentLine appointment={item.appointment} onOpen={onOpen} />
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
    </div>
  )
}

type AppointmentLineProps = { appointment: Appointment; onOpen: (appointment: Appointment) => void }

function AppointmentLine({ appointment, onOpen }: AppointmentLineProps) {
  const { title, place } = appointment
  const answers = attendanceInWords(appointment.attendees)
  return (
    <PlainButton
      onPress={() => onOpen(appointment)}
      className="grid w-full cursor-pointer grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 py-3 text-left text-ui"
    >
      <span className="num row-span-4 pt-0.5 text-sm text-ink-2">{clocksInWords(appointment)}</span>
      <b className="font-semibold wrap-anywhere">{title}</b>
      {appointment.with && <em className="font-serif text-[1.0625rem] leading-tight">{appointment.with}</em>}
      {place && <span className="text-sm text-ink-3 wrap-anywhere">{place}</span>}
      {answers && <span className="col-start-2 text-sm text-ink-2">{answers}</span>}
    </PlainButton>
  )
}
