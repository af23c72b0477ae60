import { useCallback, useMemo } from 'react'
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

type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * The same for the fields of a form that is sent as a whole: what was typed in each. `undefined` forgets a
 * field, `null` all of them.
 */
export function useUnsavedForm<Fields extends object>(
  key: string,
): [typed: Partial<Fields>, change: (how: Changes<Fields> | null | Changing<Fields>) => void] {
  const [unsaved, write] = useUnsaved(key)
  const typed = useMemo(() => (unsaved === null ? {} : JSON.parse(unsaved)) as Partial<Fields>, [unsaved])
  const change = useCallback(
    (how: Changes<Fields> | null | Changing<Fields>) => {
      if (how === null) return write(null)
      const before = JSON.parse(readUnsaved(key) ?? '{}') as Partial<Fields>
      const fields = typeof how === 'function' ? how(before) : how
      const now = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined)
      write(now.length === 0 ? null : JSON.stringify(Object.fromEntries(now)))
    },
    [key, write],
  )
  return [typed, change]
}

/**
 * The fields of a dialog, which are `initial` with what was typed over them. They outlive the dialog, so that Esc and
 * the cross lose nothing, until `forget` is called: when they are saved, or given up by 'Cancelar'.
 */
export function useUnsavedFields<Fields extends object>(
  key: string,
  initial: Fields,
): [fields: Fields, type: (change: Partial<Fields>) => void, forget: () => void] {
  const [typed, change] = useUnsavedForm<Fields>(key)
  return [{ ...initial, ...typed }, change, () => change(null)]
}

type Changing<Fields> = (now: Partial<Fields>) => Changes<Fields>
