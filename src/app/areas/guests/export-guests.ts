import type { Guest } from '#contract/guests.ts'
import { showToast } from '#ui/toast-queue.ts'
import { downloadFile } from './export/download-file.ts'
import { CSV_TYPE, guestsToCsv } from './export/guests-to-csv.ts'
import { guestsToXlsx, XLSX_TYPE } from './export/guests-to-xlsx.ts'

/** Hands the person their list as a file. */
export async function exportGuests(guests: readonly Guest[], format: 'csv' | 'xlsx') {
  try {
    if (format === 'csv') downloadFile('invitados.csv', guestsToCsv(guests), CSV_TYPE)
    else downloadFile('invitados.xlsx', await guestsToXlsx(guests), XLSX_TYPE)
  } catch {
    showToast('No se ha podido preparar el archivo. Comprueba tu conexión y vuelve a intentarlo.', {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void exportGuests(guests, format) },
    })
  }
}
