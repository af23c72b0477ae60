import { useMutation } from '@tanstack/react-query'
import type { Hotel, LodgingPerson, RoomBlock } from '#domain/lodging/lodging.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { removeBlock, removeHotel } from './lodging.actions.ts'
import { familiesOf } from './people-by-family.ts'

type RemoveDialogProps = {
  hotel: Hotel
  /** The rooms that go; none when the hotel goes as a whole. */
  block: RoomBlock | null
  /** The people who sleep there, or ask for a room. */
  people: readonly LodgingPerson[]
  weddingId: string
  onClose: () => void
}

/** Asks before a hotel or some of its rooms are removed, and says whom it leaves without a room. */
export function RemoveDialog({ hotel, block, people, weddingId, onClose }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () => (block ? removeBlock(weddingId, block) : removeHotel(weddingId, hotel)),
    onSuccess: onClose,
  })
  const families = familiesOf(people)
  const left =
    families.length === 0
      ? 'Nadie tiene habitación ahí.'
      : families.length === 1
        ? `${families[0]!.name} se queda sin habitación.`
        : `${families.length} familias se quedan sin habitación.`
  return (
    <ConfirmDialog
      title={block ? `¿Eliminar «${block.name}»?` : `¿Eliminar ${hotel.name}?`}
      description={`${left} Se puede deshacer.`}
      confirmLabel="Eliminar"
      onConfirm={() => removing.mutate()}
      isPending={removing.isPending}
      error={removing.error && messageFor(removing.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
