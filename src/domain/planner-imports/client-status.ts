import { foldText } from '../text/fold-text.ts'

/** The meaning of the state of a client in a book: a wedding that is planned, one that was only asked about, or neither. */
export type ClientKind = 'wedding' | 'lead' | 'out'

const LOST =
  /\b(?:perdid[oa]|cancelad[oa]|anulad[oa]|rechazad[oa]|descartad[oa]|lost|cancell?ed|declined|archived|archivad[oa])\b/
const LEADS =
  /\b(?:leads?|consulta|interesad[oa]|contacto|contactad[oa]|nuev[oa]|propuesta|presupuesto enviado|pendiente de (?:firma|respuesta|decidir)|visita|sin contestar|inquiry|enquiry|prospect|proposal|follow ?up|new|potential|solicitud)\b/
const BOOKED =
  /\b(?:contratad[oa]|confirmad[oa]|firmad[oa]|reservad[oa]|en curso|activ[oa]|planificando|en marcha|senal pagada|celebrad[oa]|terminad[oa]|finalizad[oa]|booked|confirmed|signed|contracted|active|planning|retainer paid|completed|closed won|won|boda)\b/

/** The kind of a client by the word of its state; `null` where the word is not known. */
export function kindOfStatus(status: string): ClientKind | null {
  const folded = foldText(status)
  if (LOST.test(folded)) return 'out'
  if (BOOKED.test(folded)) return 'wedding'
  return LEADS.test(folded) ? 'lead' : null
}
