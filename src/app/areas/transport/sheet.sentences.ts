import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  SHEET_CHANGED_MEANWHILE:
    'Otra persona acaba de cambiar estos datos. Mira los tuyos y vuelve a guardar si son los buenos.',
  BUS_COMPANY_WITHOUT_EMAIL: 'Ese proveedor no tiene email. Añádelo en su ficha y envíale la hoja.',
  TOO_MANY_BUS_SHEETS: (data) => `Una boda guarda hasta ${many(data)} versiones de la hoja del conductor.`,
})
