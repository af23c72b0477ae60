import { BLOCK_NAME_MAX } from '#domain/lodging/lodging.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { BlockForm, blockProblems } from './block-form.ts'
import { NightsFields } from './nights-fields.tsx'

type BlockFieldsProps = {
  fields: BlockForm
  problems: Partial<ReturnType<typeof blockProblems>>
  isOwn: boolean
  onChange: (changes: Partial<BlockForm>) => void
}

/** The fields of rooms; those of a house have no price, and are held for no day. */
export function BlockFields({ fields, problems, isOwn, onChange }: BlockFieldsProps) {
  return (
    <>
      <TextField
        label={isOwn ? 'Habitación' : 'Tipo de habitación'}
        placeholder={isOwn ? 'La habitación azul' : 'Doble con desayuno'}
        value={fields.name}
        onChange={(name) => onChange({ name })}
        maxLength={BLOCK_NAME_MAX}
        autoFocus
        error={problems.name ?? null}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Cuántas"
          value={fields.rooms}
          onChange={(rooms) => onChange({ rooms })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="num text-right"
          error={problems.rooms ?? null}
        />
        <TextField
          label="Personas en cada una"
          value={fields.beds}
          onChange={(beds) => onChange({ beds })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="num text-right"
          error={problems.beds ?? null}
        />
      </div>
      {!isOwn && (
        <TextField
          label="Precio por noche"
          value={fields.price}
          onChange={(price) => onChange({ price })}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num text-right pr-8"
          trailing={<span className="pr-2.5 text-ink-3">€</span>}
          error={problems.price ?? null}
        />
      )}
      <NightsFields days={fields} problem={problems.nights ?? null} onChange={onChange} />
      {!isOwn && (
        <>
          <Switch
            label="El hotel las tiene apartadas"
            description="Si no, solo lo recomiendas"
            isSelected={fields.isHeld}
            onChange={(isHeld) => onChange({ isHeld })}
          />
          {fields.isHeld && (
            <DatePicker
              label="Hasta cuándo"
              description="Ese día el hotel suelta las que estén libres"
              value={fields.heldUntil}
              onChange={(heldUntil) => onChange({ heldUntil })}
            />
          )}
        </>
      )}
    </>
  )
}
