import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SettingsConflict } from '#contract/household-rows.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { differenceKey } from '#domain/households/settings-merge.ts'
import { TwoSidesDialog, twoSides } from '../../../shared/drafts/two-sides-dialog.tsx'
import type { HouseholdList } from '../../../shared/households/families.ts'
import { householdsQuery } from '../../../shared/households/households-query.ts'
import { questionTitle, questionValue } from './own-question-words.ts'
import { useSidesQuestion } from './settings-conflicts.ts'
import { clockText } from './typed-clock.ts'

/** Asks which words stay where two have written the same of an invitation. */
export function SettingsConflictDialog({ weddingId }: { weddingId: string }) {
  const question = useSidesQuestion()
  const list = useQuery(householdsQuery(weddingId)).data
  // A member who leaves the panel has chosen nothing.
  useEffect(() => () => question?.answer(null), [question])
  if (!question) return null
  return (
    <TwoSidesDialog
      key={question.conflicts.map(differenceKey).join()}
      description="Mientras lo escribías, otra persona ha guardado esto. Elige qué se queda."
      conflicts={question.conflicts.map((conflict) =>
        twoSides(
          differenceKey(conflict),
          questionTitle(conflict, list) ?? titleOf(conflict),
          { label: 'Lo que hay guardado', shown: shownOf(conflict, conflict.stored, list) },
          { label: 'Lo tuyo', shown: shownOf(conflict, conflict.given, list) },
        ),
      )}
      confirmLabel="Guardar"
      onChoose={question.answer}
      onClose={() => question.answer(null)}
    />
  )
}

const shownOf = (conflict: SettingsConflict, value: SettingsConflict['stored'], list?: HouseholdList) =>
  questionValue(conflict, value, list) ?? inWords(conflict, value)

const FIELDS: Partial<Record<SettingsConflict['field'], string>> = {
  texts: 'Mensaje de WhatsApp',
  textsToOne: 'Mensaje de WhatsApp a una persona',
  mailTexts: 'Email de la invitación',
  mailTextsToOne: 'Email de la invitación a una persona',
  reminderTexts: 'Recordatorio',
  reminderTextsToOne: 'Recordatorio a una persona',
  maybeTexts: 'Recordatorio a quien puede que venga',
  maybeTextsToOne: 'Recordatorio a una persona que puede que venga',
  saveDateMails: 'Correo de la reserva de la fecha',
  saveDateMailsToOne: 'Correo de la reserva de la fecha a una persona',
  saveDateTexts: 'Texto de la reserva de la fecha',
}

const PARTS: Record<string, string> = { subject: 'asunto', text: 'mensaje' }

/** `Email de la invitación (Castellano), asunto`. */
function titleOf({ field, part }: SettingsConflict): string {
  const name = FIELDS[field] ?? 'La invitación'
  if (part === null) return name
  const [language, piece] = part.split('.')
  const words = `${name} (${LANGUAGE_NAMES[language as InvitationLanguage]})`
  return piece === undefined ? words : `${words}, ${PARTS[piece]}`
}

function inWords({ field, part }: SettingsConflict, value: SettingsConflict['stored']): string {
  if (value === null || value === '') return part === null ? 'Vacío' : 'El de siempre, sin palabras propias'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return field === 'startsAt' ? clockText(value) : String(value)
  return typeof value === 'string' ? value : `${value.subject}. ${value.text}`
}
