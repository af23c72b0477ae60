import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { refreshRooms } from '../room/room.queries.ts'
import { refreshSeating, tablesQuery } from '../seating.queries.ts'
import { seatingEventsQuery } from './events.queries.ts'
import '../seating.sentences.ts'

type CopyRoomProps = { weddingId: string; eventId: string | null }

/** 'Copiar la sala de la boda', of an event without tables: one button for each of the others that have some. */
export function CopyRoom({ weddingId, eventId }: CopyRoomProps) {
  const events = useQuery(seatingEventsQuery(weddingId))
  const tables = useQuery(tablesQuery(weddingId))
  const copy = useMutation({
    mutationFn: (from: string | null) => client.seating.rooms.copy({ weddingId, from, to: eventId }),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => Promise.all([refreshSeating(weddingId), refreshRooms(weddingId)]),
  })
  const withTables = new Set(tables.data?.map((table) => table.eventId))
  const others = [{ id: null, name: 'la boda' }, ...(events.data ?? [])].filter(
    ({ id }) => id !== eventId && withTables.has(id),
  )
  return others.map(({ id, name }) => (
    <Button key={id} variant="secondary" isPending={copy.isPending} onPress={() => copy.mutate(id)}>
      Copiar la sala de {name}
    </Button>
  ))
}
