import {
  numbered,
  type SeatingTable,
  TABLE_NAME_MAX,
  TABLE_NUMBER_MAX,
  TABLE_SEATS_MAX,
  TABLE_SHAPES,
} from '#domain/seating/seating.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import type { SeatingActions } from './seating.actions.ts'
import { SHAPE_WORDS } from './table-words.ts'
import type { Plan } from './use-seating.ts'
import { useTableFields } from './use-table-fields.ts'

type TableDialogProps = {
  /** The table that is changed; none for a new one. */
  table: SeatingTable | undefined
  plan: Plan
  /** How many people have no seat. */
  waiting: number
  actions: SeatingActions
  onClose: () => void
}

const SHAPES = TABLE_SHAPES.map((shape) => ({ value: shape, label: SHAPE_WORDS[shape] }))

const waitingInWords = (waiting: number) =>
  waiting === 1 ? '1 persona viene y no tiene sitio.' : `${waiting} personas vienen y no tienen sitio.`

/** 'Nombre, forma y sitios' of a table, or of one or several new ones. */
export function TableDialog({ table, plan, waiting, actions, onClose }: TableDialogProps) {
  const typing = useTableFields(table, plan.tables, waiting)
  const { eventId } = plan
  const { name, shape, hasStairs, count, room, isMany, fields } = typing
  const send = () => {
    if (fields.number === null || fields.seats === null || fields.count === null) return
    const typed = {
      ...{ number: fields.number, seats: fields.seats, shape, hasStairs },
      name: cleanLine(name) || null,
    }
    if (table) actions.changeTable(table, typed)
    else if (isMany) actions.addTables(numbered({ ...typed, name: null, eventId }, fields.count))
    else actions.addTable({ ...typed, eventId })
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({
      count: fields.count === null ? `Escribe cuántas mesas, del 1 al ${room}.` : null,
      number: fields.number === null ? `Escribe un número del 1 al ${TABLE_NUMBER_MAX}.` : null,
      seats: fields.seats === null ? `Escribe cuántos sitios tiene, del 1 al ${TABLE_SEATS_MAX}.` : null,
    }),
  })
  return (
    <FormDialog
      title={table ? `Mesa ${table.number}` : isMany ? 'Añadir mesas' : 'Añadir mesa'}
      form={form}
      submitLabel={table ? 'Guardar' : isMany ? `Añadir ${fields.count} mesas` : 'Añadir'}
      onGiveUp={null}
      onClose={onClose}
      actions={
        table && (
          <Button
            variant="danger"
            onPress={() => {
              actions.removeTable(table)
              onClose()
            }}
          >
            Eliminar mesa
          </Button>
        )
      }
    >
      {!table && (
        <TextField
          label="Cuántas"
          inputMode="numeric"
          description={waiting > 0 ? waitingInWords(waiting) : undefined}
          value={count}
          onChange={typing.setCount}
          error={form.problems.count}
        />
      )}
      {!isMany && (
        <TextField
          label="Nombre"
          description="Se puede dejar sin nombre."
          value={name}
          onChange={typing.setName}
          maxLength={TABLE_NAME_MAX}
        />
      )}
      <Select label="Forma" options={SHAPES} value={shape} onChange={typing.setShape} />
      <NumberAndSeats typing={typing} problems={form.problems} />
      <Switch
        label="Se llega por escaleras"
        description="Para quien no puede subirlas, si lo dicen las reglas."
        isSelected={hasStairs}
        onChange={typing.setStairs}
      />
    </FormDialog>
  )
}

type NumberAndSeatsProps = {
  typing: ReturnType<typeof useTableFields>
  problems: { number?: string | null; seats?: string | null }
}

function NumberAndSeats({ typing, problems }: NumberAndSeatsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={typing.isMany ? 'Desde el número' : 'Número'}
        inputMode="numeric"
        value={typing.number}
        onChange={typing.setNumber}
        error={problems.number}
      />
      <TextField
        label="Sitios"
        inputMode="numeric"
        value={typing.seats}
        onChange={typing.setSeats}
        error={problems.seats}
      />
    </div>
  )
}
