import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { fieldsOfPart, type MergedChange } from '#domain/books/changes.ts'
import type { ChosenSides } from '../../shared/drafts/two-sides-dialog.tsx'
import { codeOf } from '../../shared/error-messages.ts'
import { useBookChange } from './books.actions.ts'

/** The values that another device has saved of the same parts, beside those that were typed here. */
export type Asked<Fields> = MergedChange<Fields> & { stored: Fields; given: Fields }

type MergedChangeOptions<Fields, Base> = {
  /** The row as it was when its form was opened. */
  known: Base
  write: (given: Fields, from: Base | Fields) => Promise<unknown>
  onDone: () => void
}

/** Saves a form of the books, which keeps what another device has changed meanwhile, or asks where both changed the same. */
export function useMergedChange<Fields extends object, Base>(options: MergedChangeOptions<Fields, Base>) {
  const { known, write, onDone } = options
  const [from, setFrom] = useState<Base | Fields>(known)
  const [asked, setAsked] = useState<Asked<Fields> | null>(null)
  const change = useBookChange({
    write: (sent: { given: Fields; from: Base | Fields }) => writeOrAsk(write, sent),
    onDone: (conflict) => {
      setAsked(conflict)
      if (!conflict) onDone()
    },
  })
  return {
    asked,
    isPending: change.isPending,
    error: change.error,
    save: (given: Fields) => change.mutate({ given, from }),
    /** Saves once it is chosen which side counts; the change then begins from what was shown. */
    choose: (chosen: ChosenSides) => {
      if (!asked) return
      setFrom(asked.stored)
      change.mutate({ given: settled(asked, chosen), from: asked.stored })
    },
    giveUp: () => setAsked(null),
  }
}

async function writeOrAsk<Fields extends object, From>(
  write: (given: Fields, from: From) => Promise<unknown>,
  { given, from }: { given: Fields; from: From },
): Promise<Asked<Fields> | null> {
  try {
    await write(given, from)
    return null
  } catch (error) {
    if (!(error instanceof ORPCError) || codeOf(error) !== 'BOOKS_CONFLICTS') throw error
    return { ...(error.data as Omit<Asked<Fields>, 'given'>), given }
  }
}

function settled<Fields extends object>({ merged, given, conflicts }: Asked<Fields>, chosen: ChosenSides) {
  const mine = conflicts.filter((part) => chosen[part] === 'mine').flatMap(fieldsOfPart)
  return {
    ...merged,
    ...Object.fromEntries(Object.entries(given).filter(([field]) => mine.includes(field))),
  }
}
