import type { GuestAnswer } from '../../guests/guests.ts'
import { cleanLine } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'

const answers = (list: string) => new Set(list.split('|').map((answer) => answer.trim()))

const YES =
  answers(`si|s|yes|y|1|true|verdadero|x|ok|confirmado|confirmada|confirmados|asiste|asistira|asisten|viene
  |vienen|vendra|vendran|va|van|si viene|si asiste|si asistira|si confirmado|aceptado|aceptada
  |acepta|accepted|accepts|attending|attends|will attend|confirmed|coming|acude|acudira|vindra|bai
  |asistire|ire|vendre|alli estare|si asistire|si ire|confirma|confirmo|confirmat
  |confirmada asistencia|asistencia confirmada|accept|accepts with pleasure|happily accepts
  |will be there|yes ill be there|im in|is attending|attending wedding|yes attending
  |joyfully accept|joyfully attending|happily attending|gladly accepts|accepted with pleasure
  |rsvp yes|yes i will attend|assisteix|assistira|ve|etorriko da|ja|oui|sim|da|viene seguro|seguro
  |100|confirmados todos|presente|accepte|accepte avec plaisir|zugesagt|kommt|partecipa|confermato
  |confermata|presenca confirmada|present|vou|puede|si puede|going|joyfully accepts|✓|✔|✅|☑|👍`)
const NO =
  answers(`no|n|0|false|falso|no asiste|no asistira|no asisten|no viene|no vienen|no vendra|no vendran
  |no va|no van|no puede|no pueden|no podra|no acude|rechazado|rechazada|rechaza|declined|declines
  |not attending|no asistire|no ire|no vendre|no podre|no podre ir|no podra ir|no podran
  |no acudira|decline|declined with regret|declines with regret|regretfully decline|sadly declines
  |will not attend|is not attending|unable to attend|cant make it|cannot attend|wont attend
  |rsvp no|no attending|not going|no assisteix|no assistira|no ve|nao|nein|nee|no confirma
  |rehusado|ausente|absent|refuse|abgesagt|non partecipa|no viene seguro|baja|cannot make it
  |excused|no puede venir|no pueden venir|no puc|nao vou|regretfully declines|not coming|cancelado
  |cancelada|ez|non|✗|✘|❌|👎`)
const PENDING =
  answers(`-|–|—|?|??|pendiente|pendientes|pending|por confirmar|sin confirmar|no confirmado|no confirmada
  |sin respuesta|no response|no reply|por definir|tbd|quizas|quiza|tal vez|a lo mejor|maybe
  |puede ser|no sabe|no lo sabe|duda|en duda|dudoso|dudosa|invitado|invitada|invited|enviado
  |enviada|sent|awaiting|no responded|not yet responded|no answer|unknown|undecided|invite sent
  |not invited|not sent|no invitado|en espera|pendent|pendents|per confirmar|sense resposta
  |no rsvp|unanswered|no contesta|no ha contestado|aun no|todavia no|por responder|sin responder
  |opened|viewed|delivered|not replied|en attente|offen|in attesa|pendiente de confirmar|esperando
  |espera|por contestar|sin contestar|not responded|awaiting reply`)

/** The answer of a guest who may come, as it is exported. */
export const MAYBE_IN_LISTS = 'Puede que sí'

/** Other doubts are the couple's own, and pending. */
const MAYBE = answers('puede que si|potser si|pode que si|agian bai')

/** The answer a cell gives: yes, maybe, no or pending; `undefined` when it gives none we understand. */
export function readAnswer(cell: string): GuestAnswer | undefined {
  const answer = foldText(cleanLine(cell).slice(0, 40))
    .replace(/\uFE0F/g, '')
    .replace(/[,'’]/g, '')
    .replace(/(?<=.)[.!]+$/, '')
  if (YES.has(answer)) return true
  if (NO.has(answer)) return false
  if (MAYBE.has(answer)) return 'maybe'
  return answer === '' || PENDING.has(answer) ? null : undefined
}
