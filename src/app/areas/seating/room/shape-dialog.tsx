import { useState } from 'react'
import {
  ROOM_SHAPE_LABEL_MAX,
  ROOM_SHAPE_SIDE_MIN,
  ROOM_SIDE_MAX,
  type SeatingShape,
} from '#domain/seating/room.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { PlaceActions } from './place.actions.ts'
import { shapeName, typedMetres } from './room-words.ts'

type ShapeDialogProps = { shape: SeatingShape; actions: PlaceActions; onClose: () => void }

/** The name, the sides and the turn of a shape. */
export function ShapeDialog({ shape, actions, onClose }: ShapeDialogProps) {
  const { box } = shape
  const [label, setLabel] = useState(shape.label ?? '')
  const [width, setWidth] = useState(formatNumber(box.width / 100, 2))
  const [depth, setDepth] = useState(formatNumber(box.depth / 100, 2))
  const [turn, setTurn] = useState(String(box.rotation))
  const sides = { width: typedSide(width), depth: typedSide(depth) }
  const rotation = /^\d{1,3}$/.test(turn.trim()) && Number(turn) < 360 ? Number(turn) : null
  const form = useSubmission(
    () => {
      if (sides.width === null || sides.depth === null || rotation === null) return
      const next = { ...box, width: sides.width, depth: sides.depth, rotation }
      const named = cleanLine(label) || null
      if (named !== shape.label) actions.labelShape(shape, named)
      if (JSON.stringify(next) !== JSON.stringify(box)) actions.placeShape(shape, next)
      onClose()
    },
    {
      problems: () => ({
        width: sides.width === null ? SIDE : null,
        depth: sides.depth === null ? SIDE : null,
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
      onClose={onClose}
      actions={
        <Button variant="danger" onPress={remove}>
          Quitar del plano
        </Button>
      }
    >
      <TextField label="Nombre" value={label} onChange={setLabel} maxLength={ROOM_SHAPE_LABEL_MAX} />
      <div className="grid grid-cols-3 gap-4">
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

const SIDE = 'Escribe los metros, de 0,05 a 100.'

const typedSide = (typed: string) => typedMetres(typed, ROOM_SHAPE_SIDE_MIN, ROOM_SIDE_MAX)
