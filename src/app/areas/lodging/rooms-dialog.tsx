import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { BlockRooms } from './block-rooms.tsx'
import { hotelInWords } from './lodging-words.ts'
import type { OpenDialog } from './open-dialog.ts'
import type { HotelRead, LodgingPlace, LodgingRead } from './use-lodging.ts'

type RoomsDialogProps = {
  one: HotelRead
  read: LodgingRead
  place: LodgingPlace
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** The rooms of a hotel with the people who sleep in them. */
export function RoomsDialog({ one, read, place, onOpen, onClose }: RoomsDialogProps) {
  const { hotel, blocks } = one
  const back: OpenDialog = { kind: 'rooms', hotelId: hotel.id }
  return (
    <Dialog
      title={hotel.name}
      description={hotelInWords(hotel, blocks)}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cerrar
          </Button>
          {place.mayEdit && (
            <Button
              variant={blocks.length === 0 ? 'primary' : 'secondary'}
              onPress={() => onOpen({ kind: 'block', hotelId: hotel.id, blockId: null, back })}
            >
              Añadir habitaciones
            </Button>
          )}
        </>
      )}
    >
      {hotel.notes && <p className="mb-5 whitespace-pre-line wrap-anywhere text-ink-2">{hotel.notes}</p>}
      {blocks.length === 0 ? (
        <p className="text-ink-2">
          Aún sin habitaciones. Añade las que el hotel os aparta, o las que tiene la casa.
        </p>
      ) : (
        <div className="grid gap-7">
          {blocks.map((block) => (
            <BlockRooms
              key={block.id}
              block={block}
              isOwn={hotel.kind === 'own'}
              people={read.people}
              place={place}
              onOpen={(dialog) => onOpen({ ...dialog, back })}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}
