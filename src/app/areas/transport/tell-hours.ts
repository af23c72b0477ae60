import { useNavigate } from '@tanstack/react-router'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { MailText } from '#domain/households/invitation-settings.ts'
import { type ChangedHour, changedHours } from '#domain/transport/changed-hours.ts'
import type { BusStop, BusTrip } from '#domain/transport/transport.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useAccess } from '../../shared/session/access.ts'
import { messageDraftKey, toMessages } from '../../shared/wedding/sending-start.ts'
import { readUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'

/**
 * Says that the families of a bus will read its new hours on their page, and offers to write to them: by mail and
 * WhatsApp, with a text that is ready and sent by the member alone. A message that is being written stays as it is; one
 * that was prepared for an earlier hour and not touched does not.
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
      const es = hoursMessage(trip, hours)
      if (isReplaceable(readUnsaved(key)))
        writeUnsaved(key, JSON.stringify({ group: search.grupo, texts: { es }, prepared: joined(es) }))
      void navigate({ to: '/app/couple/$wid/guests', params: { wid: weddingId }, search })
    }
    // The change may still wait for a network.
    showToast('Las familias leerán la hora nueva en su página, y por email las que lo pidieron.', {
      ...(mayWrite && { action: { label: 'Escribirles', onAction: write } }),
    })
  }
}

/** Whether nothing is lost with the message that waits: there is none, or it is as it was prepared here. */
function isReplaceable(waiting: string | null): boolean {
  if (waiting === null) return true
  const { texts = {}, prepared } = JSON.parse(waiting) as {
    texts?: Record<string, MailText>
    prepared?: string
  }
  return prepared !== undefined && Object.keys(texts).length === 1 && joined(texts['es']) === prepared
}

const joined = (words: MailText | undefined) => words && `${words.subject}\n${words.text}`

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
