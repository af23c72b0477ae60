import { showToast } from '#ui/feedback/toast-queue.ts'
import { CSV_TYPE } from './csv.ts'
import { downloadFile } from './download-file.ts'
import { XLSX_TYPE } from './xlsx.ts'

type Offer = {
  /** Without its ending: 'invitados'. */
  name: string
  toCsv: () => string
  toXlsx: () => Promise<ArrayBuffer>
}

/** Hands the person what they see as a file, or says that it could not be made and offers another try. */
export async function offerFile(offer: Offer, format: 'csv' | 'xlsx') {
  try {
    if (format === 'csv') downloadFile(`${offer.name}.csv`, offer.toCsv(), CSV_TYPE)
    else downloadFile(`${offer.name}.xlsx`, await offer.toXlsx(), XLSX_TYPE)
  } catch {
    showToast('No se ha podido preparar el archivo. Comprueba tu conexión y vuelve a intentarlo.', {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void offerFile(offer, format) },
    })
  }
}
