import { useNavigate } from '@tanstack/react-router'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { type ChangedHour, changedHours } from '#domain/transport/changed-hours.ts'
import type { BusStop, BusTrip } from '#domain/transport/transport.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useAccess } from '../../shared/session/access.ts'
import { messageDraftKey, toMessages } from '../../shared/wedding/sending-start.ts'
import { readUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'

/**
 * Says that the families of a bus read its new hours on their page, and offers to write to them: by mail and WhatsApp,
 * with a text that is ready and sent by the member alone. A message that is being written stays as it is.
 */
export function useTellHours(weddingId: string, trip: BusTrip, riders: number) {
  const navigate = useNavigate()
  const mayWrite = useAccess(weddingId, 'guests', 'edit')
  return (stops: readonly BusStop[]) => {
    const hours = changedHours(trip.stops, stops)
    if (hours.length === 0 || riders === 0) return
    const write = () => {
      const key = messageDraftKey(weddingId)
      const search = toMessages(trip.direction === 'out' ? 'busOut' : 'busBack', trip.id)
      if (readUnsaved(key) === null)
        writeUnsaved(key, JSON.stringify({ group: search.grupo, texts: { es: hoursMessage(trip, hours) } }))
      void navigate({ to: '/app/couple/$wid/guests', params: { wid: weddingId }, search })
    }
    showToast('Las familias ya ven la hora nueva en su página.', {
      ...(mayWrite && { action: { label: 'Escribirles', onAction: write } }),
    })
  }
}

function hoursMessage({ direction }: BusTrip, hours: readonly ChangedHour[]) {
  const way = direction === 'out' ? 'autobús de ida' : 'autobús de vuelta'
  const lines = hours.map(
    ({ name, minute, before }) => `${name}: ${formatClock(minute)} (antes ${formatClock(before)})`,
  )
  return {
    subject: `Cambia la hora del ${way}`,
    text: [`El ${way} cambia de hora.`, lines.join('\n'), 'En vuestra página está siempre la última.'].join(
      '\n\n',
    ),
  }
}
