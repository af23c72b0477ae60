import { TextField } from '#ui/fields/text-field.tsx'
import type { useCorner } from './use-corner.ts'

type CornerFieldsProps = {
  fields: ReturnType<typeof useCorner>['fields']
  problems: { left?: string | null; top?: string | null; turn?: string | null }
}

/** The place of the plan of the venue in its room, and its turn. */
export function CornerFields({ fields, problems }: CornerFieldsProps) {
  return (
    <div className="grid grid-cols-3 gap-4">
      <TextField
        label="Desde la izquierda, en m"
        inputMode="text"
        value={fields.left}
        onChange={fields.setLeft}
        error={problems.left}
      />
      <TextField
        label="Desde arriba, en m"
        inputMode="text"
        value={fields.top}
        onChange={fields.setTop}
        error={problems.top}
      />
      <TextField
        label="Giro, en °"
        inputMode="numeric"
        value={fields.turn}
        onChange={fields.setTurn}
        error={problems.turn}
      />
    </div>
  )
}
