import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { CSV_TYPE } from '../../../shared/spreadsheet/csv.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { client } from '../../../sync/api.ts'
import { namesOf, type People } from '../use-people.ts'
import { agendaToCsv } from './agenda-file.ts'

type Exported = {
  weddingId: string
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  people: People
}

/** Hands the person the agenda as a table or as a calendar, or says that it could not be made. */
export async function exportAgenda(format: 'csv' | 'ics', agenda: Exported): Promise<void> {
  const { weddingId, days, items, people } = agenda
  try {
    if (format === 'csv') {
      const csv = agendaToCsv(days, items, ({ responsible }) => namesOf(people, responsible))
      return downloadFile('agenda.csv', csv, CSV_TYPE)
    }
    const { ics } = await client.agenda.calendar({ weddingId })
    downloadFile('agenda.ics', ics, 'text/calendar;charset=utf-8')
  } catch (error) {
    showToast(messageFor(error), {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void exportAgenda(format, agenda) },
    })
  }
}
