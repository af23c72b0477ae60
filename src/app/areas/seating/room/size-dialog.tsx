import { ROOM_SIDE_MIN, type SeatingRoom } from '#domain/seating/room.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { PlaceActions } from './place.actions.ts'
import { SideFields } from './side-fields.tsx'
import { useSides } from './use-sides.ts'

type SizeDialogProps = {
  /** Null while the room is as large as its tables need. */
  room: SeatingRoom | null
  drawn: { width: number; depth: number }
  actions: PlaceActions
  onClose: () => void
}

/** 'Medidas de la sala'. */
export function SizeDialog({ room, drawn, actions, onClose }: SizeDialogProps) {
  const sides = useSides(drawn, ROOM_SIDE_MIN)
  const form = useSubmission(
    () => {
      const { width, depth } = sides.typed
      if (width === null || depth === null) return
      actions.sizeRoom(room, { width, depth })
      onClose()
    },
    { problems: () => sides.problems },
  )
  return (
    <FormDialog
      title="Medidas de la sala"
      form={form}
      submitLabel="Guardar"
      onGiveUp={null}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <SideFields fields={sides.fields} problems={form.problems} />
      </div>
    </FormDialog>
  )
}
