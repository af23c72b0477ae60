import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { HOTELS_MAX } from '#domain/lodging/lodging.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useOnline } from '../../sync/use-online.ts'
import { FamiliesToLodge } from './families-to-lodge.tsx'
import { HotelRow } from './hotel-row.tsx'
import { LodgingDialogs } from './lodging-dialogs.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { type LodgingRead, useLodging, useLodgingPlace } from './use-lodging.ts'

/** 'Alojamiento': the hotels, their rooms, and who sleeps where. */
export function LodgingTab({ weddingId }: { weddingId: string }) {
  const { reads, read } = useLodging(weddingId)
  const isOnline = useOnline()
  if (read) return <Lodging weddingId={weddingId} read={read} />
  const failed = reads.find(({ isError }) => isError)
  if (!failed && isOnline) return <SkeletonRows rows={5} />
  return (
    <ErrorState
      title="No hemos podido cargar el alojamiento."
      detail={failed ? messageFor(failed.error) : 'No hay conexión. Lo cargaremos cuando vuelva.'}
      onRetry={() => {
        for (const one of reads) void one.refetch()
      }}
      isRetrying={reads.some(({ isFetching }) => isFetching)}
    />
  )
}

function Lodging({ weddingId, read }: { weddingId: string; read: LodgingRead }) {
  const place = useLodgingPlace(weddingId)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const add = () => setOpen({ kind: 'hotel', hotelId: null })
  const isFull = read.hotels.length >= HOTELS_MAX
  return (
    <>
      {read.hotels.length === 0 ? (
        <EmptyState
          question="¿Dónde duermen los que vienen de fuera?"
          line="Apunta los hoteles que os apartan habitaciones, o las camas de la casa, y verás cuántas quedan."
        >
          {place.mayEdit && (
            <Button variant="primary" icon={Plus} onPress={add}>
              Añadir hotel
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          {place.mayEdit && (
            <div data-edits className="mb-5 flex justify-end max-md:*:flex-1">
              <Button variant="primary" icon={Plus} isDisabled={isFull} onPress={add}>
                Añadir hotel
              </Button>
            </div>
          )}
          <ul className="border-t border-line-strong">
            {read.hotels.map((one) => (
              <HotelRow key={one.hotel.id} one={one} people={read.people} place={place} onOpen={setOpen} />
            ))}
          </ul>
          <FamiliesToLodge read={read} place={place} onOpen={setOpen} />
        </>
      )}
      <LodgingDialogs open={open} read={read} place={place} onOpen={setOpen} />
    </>
  )
}
