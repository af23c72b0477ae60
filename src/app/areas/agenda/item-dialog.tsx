import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgendaDay, AgendaItem } from '#domain/agenda.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { useEditing } from '../../lib/presence/editing-now.tsx'
import { useFormDraft, writeDraft } from '../../lib/unsaved/drafts.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { agendaPlace } from './agenda-presence.tsx'
import { type Problems, readForm, saveChanges, type Texts, type Typed, textsOf } from './item-form.ts'
import { ResponsiblePicker } from './responsible-picker.tsx'
import { earlyOf } from './timeline/item-texts.ts'
import type { People } from './use-people.ts'

type ItemDialogProps = {
  days: readonly AgendaDay[]
  day: AgendaDay
  /** The item that is open, or the day to which a new one is added. */
  open: AgendaItem | 'new' | null
  people: People
  actions: AgendaActions
  onClose: () => void
}

/** Everything about one item; what is typed is kept until it is saved or cancelled. */
export function ItemDialog({ open, onClose, ...props }: ItemDialogProps) {
  // Stays drawn with the last item while it slides away.
  const last = useRef(open)
  if (open) last.current = open
  const formId = useId()
  const shown = last.current
  const editing = useEditing(
    props.actions.weddingId,
    agendaPlace(shown && shown !== 'new' ? shown.id : props.day.id),
  )
  if (!shown) return null
  const item = shown === 'new' ? null : shown
  const draftKey = draftKeyOf(item, props.day)
  return (
    <Dialog
      title={item ? item.title : 'Nuevo momento'}
      isOpen={open !== null}
      onOpenChange={onClose}
      closesOnScrim={false}
      width="lg"
      actions={
        <>
          {item && (
            <Button
              variant="danger"
              icon={Trash2}
              className="mr-auto"
              onPress={() => {
                writeDraft(draftKey, null)
                onClose()
                props.actions.remove(item)
              }}
            >
              Eliminar
            </Button>
          )}
          <Button
            variant="quiet"
            onPress={() => {
              writeDraft(draftKey, null)
              onClose()
            }}
          >
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {item ? 'Guardar' : 'Añadir'}
          </Button>
        </>
      }
    >
      <div {...editing}>
        <ItemForm
          key={item?.id ?? 'new'}
          id={formId}
          item={item}
          draftKey={draftKey}
          onDone={onClose}
          {...props}
        />
      </div>
    </Dialog>
  )
}

const draftKeyOf = (item: AgendaItem | null, day: AgendaDay) => `${item?.id ?? day.id} agenda form`

type ItemFormProps = Omit<ItemDialogProps, 'open' | 'onClose'> & {
  id: string
  item: AgendaItem | null
  draftKey: string
  onDone: () => void
}

function ItemForm({ id, item, days, day, draftKey, people, actions, onDone }: ItemFormProps) {
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
  const early = earlyOf(typed.start ?? saved.start, item?.time)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readForm(item, day, { ...saved, ...typed }, typed.early)
    if ('problems' in read) {
      flushSync(() => setProblems(read.problems))
      return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    const fields = { ...read.fields, responsible, isFixed, dayId: typed.dayId ?? item?.dayId ?? day.id }
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

function FixedChoice({ isFixed, onChange }: { isFixed: boolean; onChange: (isFixed: boolean) => void }) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isFixed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-4.5 accent-(--primary)"
      />
      <span>
        <span className="font-strong">Hora fija</span>
        <span className="block text-ink-3">No se mueve al retrasar: el oficiante, el autobús.</span>
      </span>
    </label>
  )
}

/** An hour before the morning is the hairdresser's, or the last bus's. */
function EarlyChoice({ value, onChange }: { value: boolean; onChange: (early: boolean) => void }) {
  return (
    <Segmented
      label="Cuándo es esa hora"
      segments={EARLY_OR_LATE}
      value={value ? 'early' : 'late'}
      onChange={(chosen) => onChange(chosen === 'early')}
      className="w-full *:flex!"
    />
  )
}

const EARLY_OR_LATE = [
  { value: 'early', label: 'De madrugada, antes' },
  { value: 'late', label: 'Por la noche, después' },
] as const
