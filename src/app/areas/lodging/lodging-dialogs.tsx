import { useEffect } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
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
  const gone = open && goneOf(open, read)
  useLeftWhenGone(open, gone, onOpen)
  if (!open || !dialogs || gone) return null
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
  if (!one) return null
  const { hotel } = one
  if (open.kind === 'rooms') return <dialogs.RoomsDialog {...{ one, read, place, onOpen, onClose }} />
  const block = one.blocks.find(({ id }) => id === open.blockId) ?? null
  if (open.kind === 'block') return <dialogs.BlockDialog {...{ hotel, block, place, onClose }} />
  const ids = new Set(block ? [block.id] : one.blocks.map(({ id }) => id))
  const people = read.people.filter(({ comes, blockId }) => comes && blockId !== null && ids.has(blockId))
  return <dialogs.RemoveDialog {...{ hotel, block, people, onClose }} weddingId={place.weddingId} />
}

/** The thing of a dialog that another member has removed meanwhile: the dialog would be about another one without it. */
function goneOf(open: OpenDialog, { hotels }: LodgingRead): 'hotel' | 'rooms' | null {
  if (open.kind === 'lodge' || open.hotelId === null) return null
  const one = hotels.find(({ hotel }) => hotel.id === open.hotelId)
  if (!one) return 'hotel'
  const blockId = open.kind === 'block' || open.kind === 'remove' ? open.blockId : null
  return blockId && !one.blocks.some(({ id }) => id === blockId) ? 'rooms' : null
}

const GONE = {
  hotel: 'Ese hotel ya no está: lo han eliminado. Se recupera en la papelera de Actividad.',
  rooms: 'Esas habitaciones ya no están: las han eliminado. Se recuperan en la papelera de Actividad.',
}

/** The words that were typed wait for the row to come back. A question whether to remove it needs no answer any more. */
function useLeftWhenGone(
  open: OpenDialog | null,
  gone: keyof typeof GONE | null,
  onOpen: LodgingDialogsProps['onOpen'],
) {
  useEffect(() => {
    if (!open || !gone) return
    onOpen(gone === 'rooms' ? (open.back ?? null) : null)
    if (open.kind !== 'remove') showToast(GONE[gone], { tone: 'failed' })
  }, [open, gone, onOpen])
}
