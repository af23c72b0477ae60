import { TextField } from '#ui/fields/text-field.tsx'
import type { useSides } from './use-sides.ts'

type SideFieldsProps = {
  fields: ReturnType<typeof useSides>['fields']
  problems: { width?: string | null | undefined; depth?: string | null | undefined }
}

/** The fields of two sides, in metres. */
export function SideFields({ fields, problems }: SideFieldsProps) {
  return (
    <>
      <TextField
        label="Ancho, en m"
        inputMode="decimal"
        value={fields.width}
        onChange={fields.setWidth}
        error={problems.width}
      />
      <TextField
        label="Fondo, en m"
        inputMode="decimal"
        value={fields.depth}
        onChange={fields.setDepth}
        error={problems.depth}
      />
    </>
  )
}
