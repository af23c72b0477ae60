import type { ReactElement } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { cx } from '#ui/class-names.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { type OthersValue, useOthersValues } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'
import { type Problems, type Texts, type Typed, textsOf } from './item-form-values.ts'

type ItemTextsOptions = {
  item: AgendaItem | null
  day: AgendaDay
  unsavedKey: string
  typed: Typed
  problems: Problems
  type: (fields: Record<string, string | undefined>) => void
}

/** The texts of an item as they are saved and typed, with what another member has saved in them meanwhile. */
export function useItemTexts({ item, day, unsavedKey, typed, problems, type }: ItemTextsOptions) {
  const saved = textsOf(item, day)
  const names = Object.keys(saved) as (keyof Texts)[]
  const forget = (name: string) => type({ [name]: undefined })
  const others = useOthersValues({
    id: item?.id ?? unsavedKey,
    typed: Object.fromEntries(names.map((name) => [name, typed[name]])),
    values: saved,
    onTakeTheirs: forget,
  })
  const text = (name: keyof Texts) => ({
    value: typed[name] ?? saved[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (value: string) => type({ [name]: value === saved[name] && !others[name] ? undefined : value }),
  })
  return { others, forget, text }
}

type SharedTextProps = Pick<ReturnType<typeof useItemTexts>, 'others' | 'forget'> & {
  onKeepMine: () => void
  name: keyof Texts
  className?: string
  children: ReactElement
}

function SharedText({ name, others, forget, onKeepMine, className, children }: SharedTextProps) {
  const theirs: OthersValue<string> | undefined = others[name]
  return (
    <div className={cx('grid content-start gap-2', className)}>
      {children}
      <OthersValueNote others={theirs ?? null} onTakeTheirs={() => forget(name)} onKeepMine={onKeepMine} />
    </div>
  )
}

type TextFieldsProps = Pick<ReturnType<typeof useItemTexts>, 'others' | 'forget' | 'text'> & {
  onKeepMine: () => void
}

export function TimeAndTitle({ text, ...shared }: TextFieldsProps) {
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-3 md:grid-cols-[1fr_1fr_2fr]">
      <SharedText name="start" {...shared}>
        <TextField label="Hora" isRequired placeholder="18:30" inputMode="text" {...text('start')} />
      </SharedText>
      <SharedText name="end" {...shared}>
        <TextField label="Fin" placeholder="Opcional" inputMode="text" {...text('end')} />
      </SharedText>
      <SharedText name="title" className="max-md:col-span-2" {...shared}>
        <TextField label="Qué pasa" isRequired {...text('title')} />
      </SharedText>
    </div>
  )
}

export function PlaceAndNotes({ text, ...shared }: TextFieldsProps) {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <SharedText name="place" {...shared}>
          <TextField label="Lugar" placeholder="Jardín de la hacienda" {...text('place')} />
        </SharedText>
        <SharedText name="mapUrl" {...shared}>
          <TextField
            label="Enlace del mapa"
            placeholder="https://maps…"
            inputMode="url"
            description="Si lo dejas vacío, buscamos el lugar en el mapa."
            {...text('mapUrl')}
          />
        </SharedText>
      </div>
      <SharedText name="notes" {...shared}>
        <TextAreaField label="Notas" rows={3} {...text('notes')} />
      </SharedText>
    </>
  )
}
