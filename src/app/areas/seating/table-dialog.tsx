import { useState } from 'react'
import {
  nextTableNumber,
  type SeatingTable,
  TABLE_NAME_MAX,
  TABLE_NUMBER_MAX,
  TABLE_SEATS_MAX,
  TABLE_SHAPES,
} from '#domain/seating/seating.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import type { SeatingActions } from './seating.actions.ts'
import { SHAPE_WORDS } from './table-words.ts'

type TableDialogProps = {
  /** The table that is changed; none for a new one. */
  table: SeatingTable | undefined
  tables: readonly SeatingTable[]
  actions: SeatingActions
  onClose: () => void
}

const SHAPES = TABLE_SHAPES.map((shape) => ({ value: shape, label: SHAPE_WORDS[shape] }))

/** A whole number between 1 and `max`; `null` for anything else that was typed. */
function wholeNumber(typed: string, max: number): number | null {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= max ? number : null
}

/** 'Nombre, forma y sitios' of a table, or a new one. */
export function TableDialog({ table, tables, actions, onClose }: TableDialogProps) {
  const [number, setNumber] = useState(String(table?.number ?? nextTableNumber(tables)))
  const [name, setName] = useState(table?.name ?? '')
  const [shape, setShape] = useState(table?.shape ?? 'round')
  const [seats, setSeats] = useState(String(table?.seats ?? tables.at(-1)?.seats ?? 10))
  const fields = {
    number: wholeNumber(number, TABLE_NUMBER_MAX),
    seats: wholeNumber(seats, TABLE_SEATS_MAX),
  }
  const send = () => {
    if (fields.number === null || fields.seats === null) return
    const typed = { number: fields.number, seats: fields.seats, shape, name: cleanLine(name) || null }
    if (table) actions.changeTable(table, typed)
    else actions.addTable({ ...typed, eventId: null })
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({
      number: fields.number === null ? `Escribe un número del 1 al ${TABLE_NUMBER_MAX}.` : null,
      seats: fields.seats === null ? `Escribe cuántos sitios tiene, del 1 al ${TABLE_SEATS_MAX}.` : null,
    }),
  })
  const remove = () => {
    if (table) actions.removeTable(table)
    onClose()
  }
  return (
    <FormDialog
      title={table ? `Mesa ${table.number}` : 'Añadir mesa'}
      form={form}
      submitLabel={table ? 'Guardar' : 'Añadir'}
      onClose={onClose}
      actions={
        table && (
          <Button variant="danger" onPress={remove}>
            Eliminar mesa
          </Button>
        )
      }
    >
      <TextField
        label="Nombre"
        description="Se puede dejar sin nombre."
        value={name}
        onChange={setName}
        maxLength={TABLE_NAME_MAX}
      />
      <Select label="Forma" options={SHAPES} value={shape} onChange={setShape} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Número"
          inputMode="numeric"
          value={number}
          onChange={setNumber}
          error={form.problems.number}
        />
        <TextField
          label="Sitios"
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={form.problems.seats}
        />
      </div>
    </FormDialog>
  )
}
