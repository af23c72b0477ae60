import { MAP_LINK_MAX } from '#domain/households/coordinates.ts'
import {
  HOTEL_CODE_MAX,
  HOTEL_NAME_MAX,
  HOTEL_NOTES_MAX,
  HOTEL_PHONE_MAX,
  HOTEL_URL_MAX,
  HOTEL_WAY_MAX,
} from '#domain/lodging/lodging.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import type { HotelForm } from './hotel-form.ts'

const KINDS = [
  { value: 'hotel', label: 'Hotel' },
  { value: 'own', label: 'Casa o finca' },
] as const

type HotelFieldsProps = {
  fields: HotelForm
  problems: { name?: string | null; mapUrl?: string | null }
  onChange: (changes: Partial<HotelForm>) => void
}

/** The fields of a hotel; a house of our own has no code. */
export function HotelFields({ fields, problems, onChange }: HotelFieldsProps) {
  return (
    <>
      <Segmented
        label="Qué es"
        segments={KINDS}
        value={fields.kind}
        onChange={(kind) => onChange({ kind })}
        className="justify-self-start"
      />
      <TextField
        label="Nombre"
        value={fields.name}
        onChange={(name) => onChange({ name })}
        maxLength={HOTEL_NAME_MAX}
        autoFocus
        error={problems.name ?? null}
      />
      <TextField
        label="A cuánto está y cómo se llega"
        placeholder="Diez minutos a pie, en el casco antiguo"
        value={fields.way}
        onChange={(way) => onChange({ way })}
        maxLength={HOTEL_WAY_MAX}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Teléfono"
          value={fields.phone}
          onChange={(phone) => onChange({ phone })}
          inputMode="tel"
          maxLength={HOTEL_PHONE_MAX}
        />
        {fields.kind === 'hotel' && (
          <TextField
            label="Código"
            description="Se dice al reservar"
            value={fields.code}
            onChange={(code) => onChange({ code })}
            autoComplete="off"
            maxLength={HOTEL_CODE_MAX}
          />
        )}
      </div>
      <TextField
        label="Enlace"
        value={fields.url}
        onChange={(url) => onChange({ url })}
        inputMode="url"
        autoCapitalize="none"
        maxLength={HOTEL_URL_MAX}
      />
      <TextField
        label="Mapa"
        description="El enlace largo de un mapa, o las coordenadas: quien duerme aquí lo ve en su página."
        value={fields.mapUrl}
        onChange={(mapUrl) => onChange({ mapUrl })}
        autoCapitalize="none"
        maxLength={MAP_LINK_MAX}
        error={problems.mapUrl ?? null}
      />
      <TextAreaField
        label="Notas"
        rows={3}
        value={fields.notes}
        onChange={(notes) => onChange({ notes })}
        maxLength={HOTEL_NOTES_MAX}
      />
    </>
  )
}
