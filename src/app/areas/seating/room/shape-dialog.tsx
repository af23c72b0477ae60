import { useState } from 'react'
import {
  ROOM_SHAPE_LABEL_MAX,
  ROOM_SHAPE_SIDE_MIN,
  type RoomBox,
  type SeatingShape,
} from '#domain/seating/room.ts'
import { shapeName } from '#domain/seating/shape-name.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { PlaceActions } from './place.actions.ts'
import { SideFields } from './side-fields.tsx'
import { useSides } from './use-sides.ts'

type ShapeDialogProps = { shape: SeatingShape; actions: PlaceActions; onClose: () => void }

/** The name, the sides and the turn of a shape. */
export function ShapeDialog({ shape, actions, onClose }: ShapeDialogProps) {
  // Only what is typed is saved: another member may have moved or turned it since the dialog opened.
  const [shown] = useState(shape)
  const [label, setLabel] = useState(shown.label ?? '')
  const [turn, setTurn] = useState(String(shown.box.rotation))
  const sides = useSides(shown.box, ROOM_SHAPE_SIDE_MIN)
  const rotation = /^\d{1,3}$/.test(turn.trim()) && Number(turn) < 360 ? Number(turn) : null
  const form = useSubmission(
    () => {
      const { width, depth } = sides.typed
      if (width === null || depth === null || rotation === null) return
      const typed = Object.entries({ width, depth, rotation }).filter(
        ([side, value]) => value !== shown.box[side as keyof RoomBox],
      )
      const named = cleanLine(label) || null
      if (named !== shown.label) actions.labelShape(shape, named)
      if (typed.length > 0) actions.placeShape(shape, { ...shape.box, ...Object.fromEntries(typed) })
      onClose()
    },
    {
      problems: () => ({
        ...sides.problems,
        turn: rotation === null ? 'Escribe los grados, del 0 al 359.' : null,
      }),
    },
  )
  const remove = () => {
    actions.removeShape(shape)
    onClose()
  }
  return (
    <FormDialog
      title={shapeName(shape)}
      form={form}
      submitLabel="Guardar"
      onGiveUp={null}
      onClose={onClose}
      actions={
        <Button variant="danger" onPress={remove}>
          Quitar del plano
        </Button>
      }
    >
      <TextField label="Nombre" value={label} onChange={setLabel} maxLength={ROOM_SHAPE_LABEL_MAX} />
      <div className="grid grid-cols-3 gap-4">
        <SideFields fields={sides.fields} problems={form.problems} />
        <TextField
          label="Giro, en °"
          inputMode="numeric"
          value={turn}
          onChange={setTurn}
          error={form.problems.turn}
        />
      </div>
    </FormDialog>
  )
}
