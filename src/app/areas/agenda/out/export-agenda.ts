import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { client } from '../../../sync/api.ts'
import { namesOf, type People } from '../use-people.ts'
import { offerAgenda } from './agenda-file.ts'

type Exported = {
  weddingId: string
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  people: People
}

/** The files of the agenda: two tables, and a calendar. */
export type AgendaFormat = 'csv' | 'xlsx' | 'ics'

/** Hands the person the agenda as a table or as a calendar, or says that it could not be made. */
export async function exportAgenda(format: AgendaFormat, agenda: Exported): Promise<void> {
  const { weddingId, days, items, people } = agenda
  if (format !== 'ics')
    return offerAgenda(days, items, ({ responsible }) => namesOf(people, responsible), format)
  try {
    const { ics } = await client.agenda.calendar({ weddingId })
    downloadFile('agenda.ics', ics, 'text/calendar;charset=utf-8')
  } catch (error) {
    showToast(messageFor(error), {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void exportAgenda(format, agenda) },
    })
  }
}
