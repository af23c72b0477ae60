import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { HOTELS_MAX } from '#domain/lodging/lodging.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useOnline } from '../../sync/use-online.ts'
import { AskFamilies } from './ask-families.tsx'
import { FamiliesToLodge } from './families-to-lodge.tsx'
import { HotelRow } from './hotel-row.tsx'
import { LodgingDialogs } from './lodging-dialogs.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { type LodgingRead, useLodging, useLodgingPlace } from './use-lodging.ts'

type LodgingTabProps = {
  weddingId: string
  /** The dialog of a new hotel is open, which the title of the page opens too. */
  isAdding: boolean
  onAdd: () => void
  onAdded: () => void
  /** Prints the list of a hotel. */
  onPrint: (hotelId: string) => void
  /** Opens the ways to send families the link of the question; none for who does not see the guests. */
  onSendLinks: ((householdIds: readonly string[]) => void) | undefined
}

/** The list of a hotel on paper, which stands beside the page rather than in its tab. */
export { RoomingPrintout } from './rooming-printout.tsx'

/** 'Alojamiento': the hotels, their rooms, and who sleeps where. */
export function LodgingTab({ weddingId, ...adding }: LodgingTabProps) {
  const { reads, read } = useLodging(weddingId)
  const isOnline = useOnline()
  if (read) return <Lodging weddingId={weddingId} read={read} {...adding} />
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

/** 'Añadir hotel' beside the title, once there is one: the first is added from the page itself. */
export function AddHotel({ weddingId, onPress }: { weddingId: string; onPress: () => void }) {
  const { read } = useLodging(weddingId)
  const { mayEdit } = useLodgingPlace(weddingId)
  if (!mayEdit || !read || read.hotels.length === 0) return null
  return (
    <Button variant="primary" icon={Plus} isDisabled={read.hotels.length >= HOTELS_MAX} onPress={onPress}>
      Añadir hotel
    </Button>
  )
}

const NEW_HOTEL: OpenDialog = { kind: 'hotel', hotelId: null }

type LodgingProps = LodgingTabProps & { read: LodgingRead }

function Lodging({ weddingId, read, isAdding, onAdd, onAdded, onPrint, onSendLinks }: LodgingProps) {
  const place = useLodgingPlace(weddingId)
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const open = isAdding ? NEW_HOTEL : opened
  const onOpen = (next: OpenDialog | null) => {
    if (isAdding) onAdded()
    setOpened(next)
  }
  return (
    <>
      {read.hotels.length === 0 ? (
        <EmptyState
          question="¿Dónde duermen los que vienen de fuera?"
          line="Apunta los hoteles que os apartan habitaciones, o las camas de la casa, y verás cuántas quedan."
        >
          {place.mayEdit && (
            <Button variant="primary" icon={Plus} onPress={onAdd}>
              Añadir hotel
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <ul className="border-t border-line-strong">
            {read.hotels.map((one) => (
              <HotelRow key={one.hotel.id} {...{ one, read, place, onOpen, onPrint }} />
            ))}
          </ul>
          {place.mayEdit && <AskFamilies read={read} place={place} onSendLinks={onSendLinks} />}
          <FamiliesToLodge read={read} place={place} onOpen={onOpen} />
        </>
      )}
      <LodgingDialogs open={open} read={read} place={place} onOpen={onOpen} />
    </>
  )
}
