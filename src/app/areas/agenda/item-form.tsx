import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { type AgendaDay, type AgendaItem, responsibleKey } from '#domain/agenda/agenda.ts'
import { Select } from '#ui/fields/select.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { EarlyChoice, FixedChoice, GuestsChoice } from './item-choices.tsx'
import { readForm, saveChanges, type Typed, textsOf } from './item-form-values.ts'
import { PlaceAndNotes, TimeAndTitle, useItemTexts } from './item-text-fields.tsx'
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
  unsavedKey: string
  onDone: () => void
}

export function ItemForm({ id, item, days, day, unsavedKey, people, actions, onDone }: ItemFormProps) {
  const [typed, type] = useUnsavedForm<Typed>(unsavedKey)
  const saved = textsOf(item, day)
  const read = readForm(item, day, { ...saved, ...typed }, typed.early)
  const stored = item?.responsible ?? []
  const { responsible: chosen, responsibleBefore: base = [] } = typed
  const responsible = chosen ? mergeRows({ base, stored, given: chosen }, responsibleKey) : stored
  const isFixed = typed.isFixed ?? item?.isFixed ?? false
  const isShownToGuests = typed.isShownToGuests ?? item?.isShownToGuests ?? false
  const early = earlyOf(typed.start ?? saved.start, item?.time)
  const save = () => {
    if ('problems' in read) return
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
  const form = useSubmission(save, { problems: () => ('problems' in read ? read.problems : {}) })
  const texts = useItemTexts({ item, day, unsavedKey, typed, problems: form.problems, type })
  return (
    <form id={id} {...form.props()} className="grid gap-4.5 pb-3">
      <TimeAndTitle {...texts} onKeepMine={form.press} />
      {early !== null && (
        <EarlyChoice value={typed.early ?? early} onChange={(chosen) => type({ early: chosen })} />
      )}
      <PlaceAndNotes {...texts} onKeepMine={form.press} />
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
          onChange={(value) => type({ responsible: value, responsibleBefore: stored })}
        />
      </div>
    </form>
  )
}
