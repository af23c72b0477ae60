import { onlineManager } from '@tanstack/react-query'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { countInSpanish } from '#domain/text/spanish-numbers.ts'
import { messageFor } from '../shared/error-messages.ts'
import { signOut } from '../shared/session/auth-request.ts'
import { leaveWith } from '../shared/session/follow-session.ts'
import { noteLeaving } from '../shared/session/leaving.ts'
import { endSessionHere } from '../shared/session/session.ts'
import { pageUserId } from '../shared/session/signed-in.ts'
import { isAway } from '../sync/away.ts'
import { countOfOtherPages, keepUnsentFor } from '../sync/device/keep-unsent.ts'
import { UNSAVED_TEXTS } from '../sync/unsaved/unsaved-texts.ts'
import { requestsUnderWay, unsentItems } from '../sync/unsaved/unsent-items.ts'

/** Signing out now would lose these. */
export type Losses = {
  /** By where they were made, in words: `en la agenda`. */
  changes: ReadonlyMap<string, number>
  files: number
  texts: number
  /** Of other tabs of this browser. */
  elsewhere: number
  total: number
  canBeKept: boolean
}

/** The places where the changes of a list are seen. */
const PLACES: Record<string, string> = {
  agenda: ' en la agenda',
  'agenda day': ' en los días de la agenda',
  'agenda move': ' en la agenda',
  guest: ' en los invitados',
  families: ' en las familias',
  vendor: ' en los proveedores',
  comment: ' en los comentarios',
  'inspiration folder': ' en las carpetas',
  'inspiration image': ' en las imágenes',
}

/** Looks what this page and the other tabs have that the server does not. */
export async function lossesNow(): Promise<Losses> {
  const owner = pageUserId()
  const changes = new Map<string, number>()
  let [files, texts] = [0, 0]
  for (const { list, items } of unsentItems()) {
    const place = PLACES[list] ?? ''
    if (list === UNSAVED_TEXTS) texts += items.length
    else if ('file' in items[0]!) files += items.length
    else changes.set(place, (changes.get(place) ?? 0) + items.length)
  }
  const requests = requestsUnderWay()
  if (requests > 0) changes.set('', (changes.get('') ?? 0) + requests)
  const others = owner === null ? null : await countOfOtherPages(owner)
  const elsewhere = others ?? 0
  const total = [...changes.values()].reduce((sum, count) => sum + count, files + texts + elsewhere)
  return { changes, files, texts, elsewhere, total, canBeKept: others !== null }
}

/** `dos cambios en la agenda, un archivo y un texto a medias`. */
export function lossesInWords({ changes, files, texts, elsewhere }: Losses): string {
  const parts = [...changes].map(([place, count]) => `${countInSpanish(count, 'cambio', 'cambios')}${place}`)
  if (files > 0) parts.push(countInSpanish(files, 'archivo', 'archivos'))
  if (texts > 0) parts.push(countInSpanish(texts, 'texto a medias', 'textos a medias'))
  if (elsewhere > 0) parts.push(`${countInSpanish(elsewhere, 'cambio', 'cambios')} de otra pestaña`)
  return inSpanishList(parts)
}

/**
 * Ends every session of the person (spec 4), with what was not sent kept out of sight on this device or given up.
 * Without a network the session ends once there is one, and nothing of it is shown before. Gives why it failed.
 */
export async function signOutNow(unsent: 'kept' | 'discarded'): Promise<string | null> {
  const owner = pageUserId()
  if (unsent === 'kept' && !(owner && (await keepUnsentFor(owner))))
    return 'Este navegador no ha podido guardarlo. Sigues dentro, con todo aquí.'
  let next: string | undefined
  try {
    await leaveWith(signOut)
  } catch (error) {
    if (onlineManager.isOnline() || !isAway(error))
      return `No hemos podido cerrar tu sesión. ${messageFor(error)}`
    noteLeaving()
    next = '/app'
  }
  await endSessionHere(unsent, next)
  return null
}
