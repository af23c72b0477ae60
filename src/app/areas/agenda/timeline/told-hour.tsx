import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { hourChange } from '#domain/agenda/agenda-told.ts'

type ToldHourProps = { day: AgendaDay; item: AgendaItem; className?: string }

/** `Los invitados ven 14:15 (antes 14:00)`, of an item whose hour has changed since guests were told it (decision 164). */
export function ToldHour({ day, item, className }: ToldHourProps) {
  // Items that a device has kept since before this was told have none.
  const change = hourChange(item.toldStartsAt ?? null, item.time.startsAt)
  if (!change || !item.isShownToGuests) return null
  const at = (minute: number) => formatMinute(day, minute)
  return (
    <span className={className}>
      Los invitados ven {at(item.time.startsAt)} (antes {at(change.was)})
    </span>
  )
}
