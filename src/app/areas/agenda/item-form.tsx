import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { useFormDraft } from '../../sync/unsaved/drafts.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { EarlyChoice, FixedChoice, GuestsChoice } from './item-choices.tsx'
import { type Problems, readForm, saveChanges, type Texts, type Typed, textsOf } from './item-form-values.ts'
import { ResponsiblePicker } from './responsible-picker.tsx'
import { earlyOf } from './timeline/item-texts.ts'
import type { People } from './use-people.ts'

type ItemFormProps = {
  id: string
  /** The item that is changed, or none when one is added to the day. */
  item: AgendaItem | null
  days: readonly AgendaDay[]
  day: AgendaDay
  people: People
  actions: AgendaActions
  draftKey: string
  onDone: () => void
}

export function ItemForm({ id, item, days, day, draftKey, people, actions, onDone }: ItemFormProps) {
  const [typed, type] = useFormDraft<Typed>(draftKey)
  const [problems, setProblems] = useState<Problems>({})
  const saved = textsOf(item, day)
  const text = (name: keyof Texts) => ({
    value: typed[name] ?? saved[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (value: string) => {
      type({ [name]: value === saved[name] ? undefined : value })
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })
  const responsible = typed.responsible ?? item?.responsible ?? []
  const isFixed = typed.isFixed ?? item?.isFixed ?? false
  const isShownToGuests = typed.isShownToGuests ?? item?.isShownToGuests ?? false
  const early = earlyOf(typed.start ?? saved.start, item?.time)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readForm(item, day, { ...saved, ...typed }, typed.early)
    if ('problems' in read) {
      flushSync(() => setProblems(read.problems))
      return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    const fields = {
      ...read.fields,
      responsible,
      isFixed,
      isShownToGuests,
      dayId: typed.dayId ?? item?.dayId ?? day.id,
    }
    if (item) saveChanges(item, fields, actions)
    else actions.add(fields)
    type(null)
    onDone()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4.5 pb-3">
      <div className="grid grid-cols-[1fr_1fr] gap-3 md:grid-cols-[1fr_1fr_2fr]">
        <TextField label="Hora" isRequired placeholder="18:30" inputMode="text" {...text('start')} />
        <TextField label="Fin" placeholder="Opcional" inputMode="text" {...text('end')} />
        <TextField label="Qué pasa" isRequired className="max-md:col-span-2" {...text('title')} />
      </div>
      {early !== null && (
        <EarlyChoice value={typed.early ?? early} onChange={(chosen) => type({ early: chosen })} />
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label="Lugar" placeholder="Jardín de la hacienda" {...text('place')} />
        <TextField
          label="Enlace del mapa"
          placeholder="https://maps…"
          inputMode="url"
          description="Si lo dejas vacío, buscamos el lugar en el mapa."
          {...text('mapUrl')}
        />
      </div>
      <TextAreaField label="Notas" rows={3} {...text('notes')} />
      <FixedChoice isFixed={isFixed} onChange={(chosen) => type({ isFixed: chosen })} />
      <GuestsChoice isShown={isShownToGuests} onChange={(chosen) => type({ isShownToGuests: chosen })} />
      {item && days.length > 1 && (
        <Select
          label="Día"
          options={days.map(({ id: value, name }) => ({ value, label: name }))}
          value={typed.dayId ?? item.dayId}
          onChange={(dayId) => type({ dayId })}
        />
      )}
      <div>
        <h3 className="mb-2 font-ui text-sm font-strong text-ink-2">A cargo de</h3>
        <ResponsiblePicker
          people={people}
          value={responsible}
          onChange={(value) => type({ responsible: value })}
        />
      </div>
    </form>
  )
}
