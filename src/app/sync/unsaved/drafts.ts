import { useCallback, useMemo } from 'react'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { forgetInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { keep, keptUnder, whenKeptOpens } from './kept.ts'
import { countAsUnsaved } from './unsaved.ts'
import { collectUnsent } from './unsent-items.ts'

const KEPT = 'draft '

/** The name of drafts among what the device keeps. */
export const KEPT_LIST = 'drafts'

/**
 * Typed text that is not saved, by the name of its field. It outlives the field and the page, so
 * that no way out of either loses anything; it goes when it is saved or given up.
 */
const drafts = createStore<ReadonlyMap<string, string>>(new Map())

whenKeptOpens(() => {
  drafts.set(new Map(keptUnder(KEPT)))
})
countAsUnsaved(() => [...drafts.get().values()].some((draft) => draft.trim() !== ''))

type KeptDraft = { id: string; madeAt: number; text: string }

// Their author has kept them on the device when they signed out.
receiveFromOutbox(KEPT_LIST, (found) => {
  for (const { id, text } of found as KeptDraft[]) {
    if (readDraft(id) === null) writeDraft(id, text)
    forgetInOutbox(KEPT_LIST, id)
  }
})
collectUnsent(() => ({
  list: KEPT_LIST,
  items: [...drafts.get()]
    .filter(([, text]) => text.trim() !== '')
    .map(([id, text]): KeptDraft => ({ id, text, madeAt: Date.now() })),
}))

export const readDraft = (key: string): string | null => drafts.get().get(key) ?? null

export function writeDraft(key: string, text: string | null) {
  if (text === readDraft(key)) return
  const next = new Map(drafts.get())
  if (text === null) next.delete(key)
  else next.set(key, text)
  keep(KEPT + key, text)
  drafts.set(next)
}

/** The draft under a key, `null` when there is none, and the way to write it. */
export function useDraft(key: string): [draft: string | null, write: (text: string | null) => void] {
  const draft = useStore(drafts, (all) => all.get(key) ?? null)
  return [draft, useCallback((text) => writeDraft(key, text), [key])]
}

type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * The same for the fields of a form that is sent as a whole: what was typed in each. `undefined` forgets a
 * field, `null` all of them.
 */
export function useFormDraft<Fields extends object>(
  key: string,
): [typed: Partial<Fields>, change: (how: Changes<Fields> | null | Changing<Fields>) => void] {
  const [draft, write] = useDraft(key)
  const typed = useMemo(() => (draft === null ? {} : JSON.parse(draft)) as Partial<Fields>, [draft])
  const change = useCallback(
    (how: Changes<Fields> | null | Changing<Fields>) => {
      if (how === null) return write(null)
      const before = JSON.parse(readDraft(key) ?? '{}') as Partial<Fields>
      const fields = typeof how === 'function' ? how(before) : how
      const now = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined)
      write(now.length === 0 ? null : JSON.stringify(Object.fromEntries(now)))
    },
    [key, write],
  )
  return [typed, change]
}

type Changing<Fields> = (now: Partial<Fields>) => Changes<Fields>
