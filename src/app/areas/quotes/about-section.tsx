import {
  QUOTE_NOTE_MAX,
  QUOTE_QUANTITY_MAX,
  QUOTE_TITLE_MAX,
  QUOTE_VALID_DAYS_MAX,
  type QuoteContent,
} from '#domain/quotes/quotes.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { NumberField } from '../../shared/page/number-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'

type AboutProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

/** The couple, their day, and what is said to them. */
export function AboutSection({ content, onType }: AboutProps) {
  const { title, eventDate, place, guests, note, validDays } = content
  return (
    <EditorSection title="Para quién">
      <TextField
        label="Nombres"
        placeholder="Aitana & Bruno"
        value={title}
        onChange={(typed) => onType({ title: typed })}
        maxLength={QUOTE_TITLE_MAX}
      />
      <div className="grid gap-4.5 md:grid-cols-[12rem_minmax(0,1fr)_7rem]">
        <DatePicker label="Fecha" value={eventDate} onChange={(date) => onType({ eventDate: date })} />
        <TextField
          label="Lugar"
          value={place ?? ''}
          onChange={(typed) => onType({ place: typed || null })}
          maxLength={QUOTE_TITLE_MAX}
        />
        <NumberField
          label="Invitados"
          value={guests}
          onChange={(count) => onType({ guests: count })}
          min={1}
          max={QUOTE_QUANTITY_MAX}
          isOptional
        />
      </div>
      <TextAreaField
        label="Qué les dices"
        value={note}
        onChange={(typed) => onType({ note: typed })}
        maxLength={QUOTE_NOTE_MAX}
        rows={4}
      />
      <NumberField
        label="Vale durante"
        value={validDays}
        onChange={(days) => onType({ validDays: days ?? validDays })}
        min={1}
        max={QUOTE_VALID_DAYS_MAX}
        suffix="días"
        className="max-w-40"
      />
    </EditorSection>
  )
}
