import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { fieldsOfPart, type MergedChange } from '#domain/books/changes.ts'
import type { ChosenSides } from '../../shared/drafts/two-sides-dialog.tsx'
import { codeOf } from '../../shared/error-messages.ts'
import { type Problems, useSubmission } from '../../shared/page/use-submission.ts'
import { changeBooks } from './books.actions.ts'

/** The values that another device has saved of the same parts, beside those that were typed here. */
export type Asked<Fields> = MergedChange<Fields> & { stored: Fields; given: Fields }

type MergedChangeOptions<Fields, Base, Field extends string> = {
  /** The row as it was when its form was opened. */
  known: Base
  /** The fields as they are sent. */
  given: () => Fields
  problems?: () => Problems<Field>
  ask?: (form: HTMLFormElement) => Problems<Field>
  write: (given: Fields, from: Base | Fields) => Promise<unknown>
  onDone: () => void
}

/** Saves a form of the books, which keeps what another device has changed meanwhile, or asks where both changed the same. */
export function useMergedChange<Fields extends object, Base, Field extends string>(
  options: MergedChangeOptions<Fields, Base, Field>,
) {
  const { known, given: read, write, onDone, ...checks } = options
  const [from, setFrom] = useState<Base | Fields>(known)
  const [asked, setAsked] = useState<Asked<Fields> | null>(null)
  const send = async (sent = { given: read(), from }) => {
    const conflict = await changeBooks(() => writeOrAsk(write, sent))
    setAsked(conflict)
    if (!conflict) onDone()
  }
  const form = useSubmission(send, checks)
  return {
    form: { ...form, props: () => form.props(undefined) },
    asked,
    /** Saves once it is chosen which side counts; the change then begins from what was shown. */
    choose: (chosen: ChosenSides) => {
      if (!asked) return
      setFrom(asked.stored)
      void form.submit({ given: settled(asked, chosen), from: asked.stored })
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
