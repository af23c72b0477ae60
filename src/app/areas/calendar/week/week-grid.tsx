import { type CSSProperties, useEffect, useRef } from 'react'
import type { Appointment } from '#contract/appointments.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import type { Block } from '#domain/calendar/planner-week.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { AppointmentBlock } from './appointment-block.tsx'
import { moveAppointment } from './move-appointment.ts'
import { WeddingBlock } from './wedding-block.tsx'
import type { WeekDay, WeekItem } from './week-items.ts'
import { weekdayShort } from './week-words.ts'

/** The height of an hour in rem. */
const HOUR_REM = 2.52

/** Minutes that have room for the clock and the title in one line only. */
const SHORT = 45

type WeekGridProps = {
  days: readonly WeekDay[]
  hours: { first: number; last: number }
  today: IsoDate
  onOpen: (appointment: Appointment) => void
}

/** The week as seven columns of hours; all blocks lie over them, so that one keeps its focus as it moves. */
export function WeekGrid({ days, hours, today, onOpen }: WeekGridProps) {
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  // A block that takes another place among the others may lose the focus.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-appointment="${moved.current}"]`)?.focus()
  })
  const count = hours.last - hours.first
  const scale = () => {
    const { width, height } = board.current!.getBoundingClientRect()
    return { day: width / 7, hour: height / count }
  }
  const isPlace = ({ day }: AppointmentTime) => days.some((each) => each.day === day)
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] max-md:hidden">
      <span />
      <WeekHeader days={days} today={today} />
      <Hours {...hours} />
      <div
        ref={board}
        className="relative border-r border-l border-line bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_5.04rem)]"
        style={{ height: `${count * HOUR_REM}rem` }}
      >
        {[1, 2, 3, 4, 5, 6].map((column) => (
          <span
            key={column}
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-line"
            style={{ left: `${(column / 7) * 100}%` }}
          />
        ))}
        {days.flatMap(({ day, blocks }, column) =>
          blocks.map((block) => {
            const style = placeOf(block, column, hours.first)
            const { item } = block
            return item.type === 'wedding' ? (
              <div key={item.wedding.id} className="absolute" style={style}>
                <WeddingBlock item={item} className="h-full" />
              </div>
            ) : (
              <AppointmentBlock
                key={`${item.appointment.id} ${item.day === day ? '' : 'after midnight'}`}
                item={item}
                style={style}
                isShort={block.to - block.from < SHORT}
                scale={scale}
                isPlace={isPlace}
                onOpen={() => onOpen(item.appointment)}
                onMove={(time, byKeys) => {
                  moved.current = item.appointment.id
                  moveAppointment(item.appointment, time, byKeys)
                }}
              />
            )
          }),
        )}
      </div>
    </div>
  )
}

function placeOf({ from, to, lane, lanes }: Block<WeekItem>, column: number, first: number): CSSProperties {
  const width = 100 / 7
  return {
    left: `calc(${(column + lane / lanes) * width}% + 3px)`,
    width: `calc(${width / lanes}% - 6px)`,
    top: `calc(${(from / 60 - first) * HOUR_REM}rem + 2px)`,
    height: `max(1.5rem, calc(${((to - from) / 60) * HOUR_REM}rem - 4px))`,
  }
}

function WeekHeader({ days, today }: { days: readonly WeekDay[]; today: IsoDate }) {
  return (
    <div className="grid grid-cols-7 border-b border-line-strong">
      {days.map(({ day, weddings }) => (
        <h3
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={cx(
            'flex h-10 items-center gap-1.5 pl-2 font-sans text-sm font-medium text-ink-2',
            day === today && 'underline decoration-2 underline-offset-4',
          )}
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
      ))}
    </div>
  )
}

/** Every second hour has its clock. */
function Hours({ first, last }: { first: number; last: number }) {
  return (
    <div aria-hidden="true" className="num text-xs text-ink-3">
      {Array.from({ length: last - first }, (_, index) => first + index).map((hour) => (
        <span key={hour} className="block -translate-y-[.55em]" style={{ height: `${HOUR_REM}rem` }}>
          {(hour - first) % 2 === 0 && `${hour}:00`}
        </span>
      ))}
    </div>
  )
}
