import { ORPCError } from '@orpc/client'
import type { GuestSummary } from '#contract/guests.ts'
import type { ImportedGuest } from '#domain/guests.ts'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { refreshHouseholds } from '../families/households-query.ts'
import { refreshGuestList } from '../guests.queries.ts'
import type { ImportStep } from './use-guest-import.ts'
import type { Mode } from './use-selection.ts'

export type Imported = {
  mode: Mode
  guests: readonly ImportedGuest[]
  /** How many families they came to, and how many had no room in theirs. */
  households: number
  withoutRoom: number
}

/** What is on its way to the server. */
export type Writing = Mode | 'asking' | null

type WriteOptions = {
  go: (step: ImportStep) => void
  setProblem: (problem: string | null) => void
  setWriting: (what: Writing) => void
  onImported: (done: Imported) => void
}

/** Writes the chosen guests; an overwrite is asked for with what would be lost. */
export function createWrites(weddingId: string, { go, setProblem, setWriting, onImported }: WriteOptions) {
  return {
    async write(mode: Mode, guests: (ImportedGuest & { id: string })[], version?: number) {
      setWriting(mode)
      setProblem(null)
      try {
        const { households = 0, withoutRoom = 0 } = await client.guests.import({
          weddingId,
          mode,
          version,
          guests,
        })
        await Promise.all([refreshGuestList(weddingId), refreshHouseholds(weddingId)])
        onImported({ mode, guests, households, withoutRoom })
      } catch (error) {
        if (codeOf(error) === 'GUEST_LIST_CHANGED' && error instanceof ORPCError)
          go({ at: 'overwrite', summary: error.data as GuestSummary, hasChanged: true })
        else setProblem(`${messageFor(error)} Tu lista sigue aquí: puedes volver a intentarlo.`)
      } finally {
        setWriting(null)
      }
    },

    /** Compares with the current list, so that an overwrite never destroys answers the person has not seen. */
    async askToOverwrite() {
      setWriting('asking')
      setProblem(null)
      try {
        go({ at: 'overwrite', summary: await client.guests.summary({ weddingId }), hasChanged: false })
      } catch (error) {
        setProblem(messageFor(error))
      } finally {
        setWriting(null)
      }
    },
  }
}
