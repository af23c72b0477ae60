import type { ToastTone } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import type { Change, Item } from './change.ts'

/** A field whose text stays where it was typed when it is not saved, or one whose edit is then undone. */
type FieldWords<I> = (
  | { /** What was typed: 'el email de Ana'. */ typed: (item: I) => string }
  | {
      /** The act that failed: 'guardar la respuesta de Ana'. */
      act: (item: I, value: unknown) => string
      /** The subject of the edit: 'la respuesta de Ana'. */
      about: (item: I) => string
    }
) & {
  /** A value as it is read, where it is no text: '20:30'. */
  reads?: (value: never, item: I) => string
}

/** An area says these of its items, in Spanish. */
export type ListWords<I extends Item, Field extends string> = {
  /** The place of the items: 'la lista'. */
  where: string
  /** The name of an item; empty when it has none. */
  name: (item: I) => string
  /** By its name as a subject, at the start of a sentence: '«Flores Lola»'. */
  subject: (name: string) => string
  /** By its name as an object: 'a Ana'. */
  object: (name: string) => string
  /** The words for a removal: 'eliminado a Ana'. */
  removed: (name: string) => string
  fields: Record<Field, FieldWords<I>>
}

export type FailurePolicy<I extends Item, Field extends string> = {
  words: ListWords<I, Field>
  /** The code of the server for an item that is not there. */
  notFound: string
  /**
   * Codes that say themselves what is wrong, so that their sentence is shown. What was added then stays
   * unsaved in the list (`kept`) or leaves it (`undone`); a text stays in its field, and an act that is
   * `undone` is not offered again.
   */
  refusals: Record<string, 'kept' | 'undone'>
  /** The fate of an item that could not be added; it stays in the list, unsaved, when nothing is said. */
  failedAdditions?: 'kept' | 'undone'
}

export type Verdict = {
  message: string
  tone: ToastTone
  /** `false` when trying the same again cannot help. */
  canRetry: boolean
  /** Whether the change stays, to be seen and tried again, or is undone. */
  isKept: boolean
}

/**
 * Judges a change that was not saved: what is said of it, and what becomes of it; 'gone' when its item is not there.
 */
export function judgeFailure<I extends Item, Field extends string>(
  { words, notFound, refusals: ofArea, failedAdditions = 'kept' }: FailurePolicy<I, Field>,
  change: Change<I>,
  error: unknown,
): Verdict | 'gone' {
  const code = codeOf(error)
  // A member who has lost the section or the wedding sees its fields no more.
  const refusals = { SECTION_CLOSED: 'undone', WEDDING_NOT_FOUND: 'undone', ...ofArea } as typeof ofArea
  const name = words.name(change.item)
  const undone = (act: string): Verdict => ({
    message: `No se pudo ${act}. Lo hemos dejado como estaba.`,
    tone: 'undone',
    canRetry: true,
    isKept: false,
  })
  const kept = (message: string, canRetry = true): Verdict => ({
    message,
    tone: 'failed',
    canRetry,
    isKept: true,
  })
  if (change.kind === 'remove') return undone(`eliminar ${words.object(name)}`)
  const refused = (message: string): Verdict => ({ message, tone: 'undone', canRetry: false, isKept: false })
  if (change.kind === 'add') {
    if (refusals[code] === 'undone') return refused(messageFor(error))
    if (failedAdditions === 'undone')
      return undone(`${change.isReturning ? 'recuperar' : 'añadir'} ${words.object(name)}`)
    if (refusals[code] === 'kept')
      return kept(`${messageFor(error)} ${words.subject(name)} sigue aquí, sin guardar.`)
    return kept(`No se pudo añadir ${words.object(name)}. Sigue en ${words.where}, sin guardar.`)
  }
  if (code === notFound) return 'gone'
  const field = words.fields[change.field as unknown as Field]
  if ('act' in field) {
    const act = field.act(change.item, change.value)
    return refusals[code] === 'undone' ? refused(`No se pudo ${act}. ${messageFor(error)}`) : undone(act)
  }
  const notSaved = `No se ha guardado ${field.typed(change.item)}.`
  if (refusals[code]) return kept(`${notSaved} ${messageFor(error)}`, false)
  return kept(`${notSaved} Lo que escribiste sigue en su casilla.`)
}
