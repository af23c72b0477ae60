import { useState } from 'react'
import { ROOM_SIDE_MAX, ROOM_SIDE_MIN, type SeatingRoom } from '#domain/seating/room.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { PlaceActions } from './place.actions.ts'
import { typedMetres } from './room-words.ts'

type SizeDialogProps = {
  /** Null while the room is as large as its tables need. */
  room: SeatingRoom | null
  drawn: { width: number; depth: number }
  actions: PlaceActions
  onClose: () => void
}

/** 'Medidas de la sala'. */
export function SizeDialog({ room, drawn, actions, onClose }: SizeDialogProps) {
  const [width, setWidth] = useState(formatNumber(drawn.width / 100, 2))
  const [depth, setDepth] = useState(formatNumber(drawn.depth / 100, 2))
  const sides = { width: typedSide(width), depth: typedSide(depth) }
  const form = useSubmission(
    () => {
      if (sides.width === null || sides.depth === null) return
      actions.sizeRoom(room, { width: sides.width, depth: sides.depth })
      onClose()
    },
    {
      problems: () => ({
        width: sides.width === null ? SIDE : null,
        depth: sides.depth === null ? SIDE : null,
      }),
    },
  )
  return (
    <FormDialog title="Medidas de la sala" form={form} submitLabel="Guardar" onClose={onClose}>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Ancho, en m"
          inputMode="decimal"
          value={width}
          onChange={setWidth}
          error={form.problems.width}
        />
        <TextField
          label="Fondo, en m"
          inputMode="decimal"
          value={depth}
          onChange={setDepth}
          error={form.problems.depth}
        />
      </div>
    </FormDialog>
  )
}

const SIDE = 'Escribe los metros, de 2 a 100.'

const typedSide = (typed: string) => typedMetres(typed, ROOM_SIDE_MIN, ROOM_SIDE_MAX)
