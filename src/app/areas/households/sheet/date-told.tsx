import type { Household } from '#contract/household-rows.ts'
import { knowsOtherDate } from '#domain/households/save-date.ts'
import { dayInShort } from '../../../shared/households/words.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

type DateToldProps = { household: Household | null; eventDate: string | null }

/** When a family was told the date before its invitation, and which one where it is another now (decision 160). */
export function DateTold({ household, eventDate }: DateToldProps) {
  if (!household?.dateSentAt || !household.dateTold) return null
  return (
    <p className="num text-sm text-ink-2">
      Fecha avisada el {dayInShort(household.dateSentAt)}
      {household.dateOpenedAt && `, vista el ${dayInShort(household.dateOpenedAt)}`}
      {knowsOtherDate(household, eventDate) && `. Entonces era el ${dateInWords(household.dateTold)}.`}
    </p>
  )
}
