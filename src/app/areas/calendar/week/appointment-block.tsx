import type { CSSProperties, KeyboardEvent } from 'react'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import {
  APPOINTMENT_STEP,
  type AppointmentTime,
  DAY_MINUTES,
  lengthenedBy,
  movedBy,
} from '#domain/calendar/appointments.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { useAppointmentDrag } from './use-appointment-drag.ts'
import type { AppointmentItem } from './week-items.ts'
import { attendanceInWords, clocksInWords, KINDS, timeInWords } from './week-words.ts'

type AppointmentBlockProps = {
  item: AppointmentItem
  style: CSSProperties
  isShort: boolean
  scale: () => { day: number; hour: number }
  isPlace: (time: AppointmentTime) => boolean
  onOpen: () => void
  onMove: (time: AppointmentTime, byKeys: boolean) => void
}

/** An appointment as an outline, which a pointer and the arrows move; Shift moves its end. */
export function AppointmentBlock(props: AppointmentBlockProps) {
  const { item, style, isShort, onOpen, onMove, isPlace } = props
  const { appointment } = item
  const drag = useAppointmentDrag(appointment, props.scale, {
    isPlace,
    onDrop: (time) => onMove(time, false),
  })
  const shown = drag.preview ?? appointment
  const answers = attendanceInWords(appointment.attendees)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = timeByKey(appointment, event)
    if (!next) return
    event.preventDefault()
    if (isPlace(next)) onMove(next, true)
  }
  return (
    <PlainButton
      {...drag.handlers}
      onKeyDown={onKeyDown}
      onPress={() => drag.takePress() && onOpen()}
      data-appointment={appointment.id}
      aria-label={[appointment.title, timeInWords(shown), appointment.with, answers]
        .filter(Boolean)
        .join(', ')}
      style={style}
      className={cx(BLOCK, drag.preview && 'z-10 opacity-80 shadow-3', isShort && 'justify-center py-0')}
    >
      <small className="num shrink-0 truncate text-[.75rem] text-ink-3">
        {drag.preview ? timeInWords(shown) : isShort ? formatClock(shown.startsAt) : clocksInWords(shown)}
        {isShort && <b className="ml-1 font-semibold text-ink">{appointment.title}</b>}
        {!isShort && answers && ` · ${answers}`}
      </small>
      {!isShort && (
        <>
          <b className="shrink-0 truncate font-semibold">{appointment.title || KINDS[appointment.kind]}</b>
          {appointment.with && (
            <em className="truncate pr-1 font-serif text-[1.0625rem] leading-tight">{appointment.with}</em>
          )}
          {appointment.place && (
            <span className="truncate text-[.75rem] text-ink-3">{appointment.place}</span>
          )}
        </>
      )}
      <span data-end className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
    </PlainButton>
  )
}

/** The time to which a key moves an appointment: a quarter of an hour, a day, or its end with Shift. */
function timeByKey(
  time: AppointmentTime,
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
): AppointmentTime | null {
  if (ctrlKey || metaKey || altKey) return null
  const step = { ArrowUp: -APPOINTMENT_STEP, ArrowDown: APPOINTMENT_STEP }[key]
  if (step !== undefined) return shiftKey ? lengthenedBy(time, step) : movedBy(time, step)
  const days = { ArrowLeft: -DAY_MINUTES, ArrowRight: DAY_MINUTES }[key]
  return days === undefined || shiftKey ? null : movedBy(time, days)
}

const BLOCK =
  'absolute flex cursor-pointer touch-none flex-col overflow-hidden rounded-paper border-l-3 border-serie-4 bg-surface px-2 py-0.5 text-left text-xs leading-tight shadow-[0_0_0_1px_var(--line-strong)] select-none focus-visible:outline-2 focus-visible:outline-focus hover:bg-surface-hover'
