import type { Wedding } from '#contract/weddings.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import type { WeddingChanges } from '../../shared/wedding/change-wedding.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { useOthersValue } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import type { WeddingSaving } from './use-wedding-saving.ts'
import { ZoneField } from './zone-field.tsx'

type EditWeddingFormProps = {
  id: string
  wedding: Wedding
  saving: Pick<WeddingSaving, 'save' | 'error'>
  onSaving: (isSaving: boolean) => void
}

export function EditWeddingForm({ id, wedding, saving, onSaving }: EditWeddingFormProps) {
  const [typed, type] = useUnsavedForm<Typed>(weddingUnsavedKey(wedding))
  const { name = wedding.name, eventDate = wedding.eventDate } = typed
  const save = async () => {
    // Only what is changed is sent: another member may be changing the other fields.
    await saving.save({
      ...(name.trim() !== wedding.name && { name }),
      ...(eventDate !== wedding.eventDate && { eventDate }),
      ...(typed.timeZone !== undefined &&
        typed.timeZone !== wedding.timeZone && { timeZone: typed.timeZone }),
    })
  }
  const form = useSubmission(save, {
    problems: () => ({ name: cleanLine(name) ? null : 'Ponle un nombre a la boda.' }),
    ask: (element) => ({ date: dateProblemIn(element) }),
    onPending: onSaving,
  })
  const forget = (field: keyof Typed) => type({ [field]: undefined })
  const othersName = useOthersValue({
    id: wedding.id,
    field: 'name',
    typed: typed.name?.trim(),
    value: wedding.name,
    onTakeTheirs: () => forget('name'),
  })
  const othersDate = useOthersValue({
    id: wedding.id,
    field: 'eventDate',
    typed: typed.eventDate,
    value: wedding.eventDate,
    onTakeTheirs: () => forget('eventDate'),
  })
  return (
    <form id={id} {...form.props()} className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="Nombre de la boda"
          value={name}
          onChange={(text) => type({ name: text })}
          maxLength={WEDDING_NAME_MAX}
          error={form.problems.name}
          autoFocus
          autoComplete="off"
        />
        <OthersValueNote others={othersName} onTakeTheirs={() => forget('name')} onKeepMine={form.press} />
      </div>
      <div className="grid gap-2">
        <DatePicker
          label="Fecha (opcional)"
          value={eventDate}
          onChange={(date) => type({ eventDate: date })}
          error={form.problems.date}
        />
        <OthersValueNote
          others={othersDate && { ...othersDate, value: othersDate.value && dateInWords(othersDate.value) }}
          onTakeTheirs={() => forget('eventDate')}
          onKeepMine={form.press}
        />
      </div>
      <ZoneField
        wedding={wedding}
        typed={typed.timeZone}
        onType={(zone) => type({ timeZone: zone })}
        onKeepMine={form.press}
      />
      <FormError error={form.error ?? saving.error} />
    </form>
  )
}

/** The fields changed here; the others keep their saved values. */
type Typed = WeddingChanges

export const weddingUnsavedKey = ({ id }: Wedding) => `${id} name and date`
