import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { OpenDialog } from './open-dialog.ts'
import type { LodgingPlace, LodgingRead } from './use-lodging.ts'

const parts = loadedPart(() => import('./loaded-dialogs.ts'))

type LodgingDialogsProps = {
  open: OpenDialog | null
  read: LodgingRead
  place: LodgingPlace
  onOpen: (dialog: OpenDialog | null) => void
}

export function LodgingDialogs({ open, read, place, onOpen }: LodgingDialogsProps) {
  const onClose = () => onOpen(open?.back ?? null)
  const dialogs = useOpenedPart(parts, open !== null, onClose)
  if (!open || !dialogs) return null
  if (open.kind === 'lodge')
    return <dialogs.LodgeDialog {...open} read={read} place={place} onClose={onClose} />
  const one = read.hotels.find(({ hotel }) => hotel.id === open.hotelId)
  if (open.kind === 'hotel')
    return (
      <dialogs.HotelDialog
        hotel={one?.hotel ?? null}
        place={place}
        onSaved={(hotelId) => onOpen({ kind: 'rooms', hotelId })}
        onClose={onClose}
      />
    )
  // Another member may have removed it.
  if (!one) return null
  const { hotel } = one
  if (open.kind === 'rooms') return <dialogs.RoomsDialog {...{ one, read, place, onOpen, onClose }} />
  const block = one.blocks.find(({ id }) => id === open.blockId) ?? null
  if (open.kind === 'block') return <dialogs.BlockDialog {...{ hotel, block, place, onClose }} />
  const ids = new Set(block ? [block.id] : one.blocks.map(({ id }) => id))
  const people = read.people.filter(({ comes, blockId }) => comes && blockId !== null && ids.has(blockId))
  return <dialogs.RemoveDialog {...{ hotel, block, people, onClose }} weddingId={place.weddingId} />
}
