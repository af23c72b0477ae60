import { type PointerEvent, useRef, useState } from 'react'
import {
  APPOINTMENT_STEP,
  type AppointmentTime,
  DAY_MINUTES,
  lengthenedBy,
  movedBy,
} from '#domain/calendar/appointments.ts'

/** Pixels after which a press becomes a move. */
const THRESHOLD = 5

type Drag = { x: number; y: number; isEnd: boolean; pointer: number }

/** The size of a day and of an hour on the screen, in pixels. */
type Scale = () => { day: number; hour: number }

/**
 * A pointer moves an appointment in steps of a quarter of an hour and of a day, or its end by the handle. The preview is
 * the time at which it would be dropped; a press that follows a move opens nothing.
 */
export function useAppointmentDrag(
  time: AppointmentTime,
  scale: Scale,
  {
    isPlace,
    onDrop,
  }: { isPlace: (time: AppointmentTime) => boolean; onDrop: (time: AppointmentTime) => void },
) {
  const drag = useRef<Drag | null>(null)
  const hasMoved = useRef(false)
  // A busy browser may hear of the end before it has drawn the last move.
  const last = useRef<AppointmentTime | null>(null)
  const [preview, setPreview] = useState<AppointmentTime | null>(null)
  const end = () => {
    drag.current = null
    last.current = null
    setPreview(null)
  }
  return {
    preview,
    /** Whether the press that ends now has moved it. */
    takePress: () => {
      const moved = hasMoved.current
      hasMoved.current = false
      return !moved
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasMoved.current = false
        if (event.button !== 0 || event.pointerType === 'touch') return
        // A quick pointer has left a narrow block before its first move is heard.
        event.currentTarget.setPointerCapture(event.pointerId)
        const isEnd = (event.target as HTMLElement).closest('[data-end]') !== null
        drag.current = { x: event.clientX, y: event.clientY, isEnd, pointer: event.pointerId }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = drag.current
        if (from?.pointer !== event.pointerId) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!hasMoved.current && Math.hypot(dx, dy) < THRESHOLD) return
        hasMoved.current = true
        const { day, hour } = scale()
        const minutes = Math.round(((dy / hour) * 60) / APPOINTMENT_STEP) * APPOINTMENT_STEP
        const days = Math.round(dx / day) * DAY_MINUTES
        const next = from.isEnd ? lengthenedBy(time, minutes) : movedBy(time, minutes + days)
        if (!isPlace(next)) return
        last.current = next
        setPreview(next)
      },
      onPointerUp: () => {
        if (last.current) onDrop(last.current)
        end()
      },
      onPointerCancel: end,
    },
  }
}
