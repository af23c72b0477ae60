import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'
import { AGENDA_MAP_URL_MAX, AGENDA_NOTES_MAX, AGENDA_PLACE_MAX, AGENDA_TITLE_MAX } from './agenda.ts'

/** The fields of an item that are typed as text. */
export type AgendaTextField = 'title' | 'place' | 'mapUrl' | 'notes'

const TEXT_MAX: Record<AgendaTextField, number> = {
  title: AGENDA_TITLE_MAX,
  place: AGENDA_PLACE_MAX,
  mapUrl: AGENDA_MAP_URL_MAX,
  notes: AGENDA_NOTES_MAX,
}

/** A typed text as it is stored: one line except for the notes; an optional one of which nothing is left is `null`. */
export function storedAgendaText(field: 'title', typed: string): string
export function storedAgendaText(field: AgendaTextField, typed: string): string | null
export function storedAgendaText(field: AgendaTextField, typed: string): string | null {
  const text = typed.toWellFormed()
  if (field === 'title') return cleanLine(text)
  return (field === 'notes' ? cleanParagraphs(text) : cleanLine(text)) || null
}

/** Why a stored text cannot be kept: an item has a title, and every field has its limit. */
export type AgendaTextProblem =
  | { code: 'AGENDA_TITLE_REQUIRED' }
  | { code: 'TEXT_TOO_LONG'; length: number; max: number }

export function agendaTextProblem(field: AgendaTextField, stored: string | null): AgendaTextProblem | null {
  if (field === 'title' && !stored) return { code: 'AGENDA_TITLE_REQUIRED' }
  const [length, max] = [stored?.length ?? 0, TEXT_MAX[field]]
  return length > max ? { code: 'TEXT_TOO_LONG', length, max } : null
}
