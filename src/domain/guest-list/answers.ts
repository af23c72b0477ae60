import { cleanLine } from '../clean-text.ts'
import { foldText } from '../fold-text.ts'
import type { Rsvp } from '../guests.ts'

const YES = new Set([
  ...['si', 's', 'yes', 'y', '1', 'true', 'verdadero', 'x', 'ok', 'confirmado', 'confirmada', 'confirmados'],
  ...['asiste', 'asistira', 'asisten', 'viene', 'vienen', 'vendra', 'vendran', 'va', 'van', 'si viene'],
  ...['si asiste', 'si asistira', 'si confirmado', 'aceptado', 'aceptada', 'acepta', 'accepted', 'accepts'],
  ...['attending', 'attends', 'will attend', 'confirmed', 'coming', 'acude', 'acudira', 'vindra', 'bai'],
  ...['puede', 'si puede', 'going', 'joyfully accepts', '✓', '✔', '✅', '☑', '👍'],
])
const NO = new Set([
  ...['no', 'n', '0', 'false', 'falso', 'no asiste', 'no asistira', 'no asisten', 'no viene', 'no vienen'],
  ...['no vendra', 'no vendran', 'no va', 'no van', 'no puede', 'no pueden', 'no podra', 'no acude'],
  ...['rechazado', 'rechazada', 'rechaza', 'declined', 'declines', 'not attending'],
  ...['regretfully declines', 'not coming', 'cancelado', 'cancelada', 'ez', 'non', '✗', '✘', '❌', '👎'],
])
const PENDING = new Set([
  ...['', '-', '–', '—', '?', '??', 'pendiente', 'pendientes', 'pending', 'por confirmar', 'sin confirmar'],
  ...['no confirmado', 'no confirmada', 'sin respuesta', 'no response', 'no reply', 'por definir', 'tbd'],
  ...['quizas', 'quiza', 'tal vez', 'a lo mejor', 'maybe', 'puede ser', 'no sabe', 'no lo sabe', 'duda'],
  ...[
    'en duda',
    'dudoso',
    'dudosa',
    'invitado',
    'invitada',
    'invited',
    'enviado',
    'enviada',
    'sent',
    'awaiting',
  ],
  ...['esperando', 'espera', 'por contestar', 'sin contestar', 'not responded', 'awaiting reply'],
])

/** The answer a cell gives: yes, no or pending; `undefined` when it gives none we understand. */
export function readAnswer(cell: string): Rsvp | undefined {
  const answer = foldText(cleanLine(cell).slice(0, 40))
    .replace(/\uFE0F/g, '')
    .replace(/,/g, '')
    .replace(/(?<=.)[.!]+$/, '')
  if (YES.has(answer)) return true
  if (NO.has(answer)) return false
  return PENDING.has(answer) ? null : undefined
}
