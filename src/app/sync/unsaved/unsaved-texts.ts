import { useCallback } from 'react'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { forgetInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { keep, keptUnder, whenKeptOpens } from './kept.ts'
import { allTypedOver, noteTypedOver, typedOver } from './typed-over.ts'
import { countAsUnsaved } from './unsaved.ts'
import { collectUnsent } from './unsent-items.ts'

/** The beginning of stored names; devices hold texts under it from before 'draft' meant unpublished rows only. */
const KEPT = 'draft '

/** The name of unsaved texts in what the device stores, unchanged for the same reason. */
export const UNSAVED_TEXTS = 'drafts'

/**
 * Typed text that is not saved, by the name of its field. It outlives the field and the page, so
 * that no way out of either loses anything; it goes when it is saved or given up.
 */
const texts = createStore<ReadonlyMap<string, string>>(new Map())

whenKeptOpens(() => {
  texts.set(new Map(keptUnder(KEPT)))
})
countAsUnsaved(() => [...texts.get().values()].some((text) => text.trim() !== ''))

/** `over` is what the fields had that were typed into, of all of them. */
type KeptText = { id: string; madeAt: number; text: string; over?: [field: string, value: string][] }

// Their author has kept them on the device when they signed out.
receiveFromOutbox(UNSAVED_TEXTS, (found) => {
  for (const { id, text, over = [] } of found as KeptText[]) {
    for (const [field, value] of over) if (typedOver(field) === undefined) noteTypedOver(field, value)
    if (readUnsaved(id) === null) writeUnsaved(id, text)
    forgetInOutbox(UNSAVED_TEXTS, id)
  }
})
collectUnsent(() => ({
  list: UNSAVED_TEXTS,
  items: [...texts.get()]
    .filter(([, text]) => text.trim() !== '')
    .map(([id, text]): KeptText => ({ id, text, madeAt: Date.now(), over: allTypedOver() })),
}))

export const readUnsaved = (key: string): string | null => texts.get().get(key) ?? null

export function writeUnsaved(key: string, text: string | null) {
  if (text === readUnsaved(key)) return
  const next = new Map(texts.get())
  if (text === null) next.delete(key)
  else next.set(key, text)
  keep(KEPT + key, text)
  texts.set(next)
}

/** The unsaved text under a key, `null` when there is none, and the way to write it. */
export function useUnsaved(key: string): [unsaved: string | null, write: (text: string | null) => void] {
  const unsaved = useStore(texts, (all) => all.get(key) ?? null)
  return [unsaved, useCallback((text) => writeUnsaved(key, text), [key])]
}
