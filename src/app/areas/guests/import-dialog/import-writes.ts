import { ORPCError } from '@orpc/client'
import type { GuestSummary } from '#contract/guests.ts'
import type { TablePlan } from '#domain/guest-import/imported-tables.ts'
import type { GuestUpdate } from '#domain/guest-import/imported-updates.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { refreshHouseholds } from '../../../shared/households/households-query.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshSeating } from '../../seating/seating.queries.ts'
import { refreshGuestList } from '../guests.queries.ts'
import type { ImportStep, Mode } from './import-step.ts'
import '../guests.sentences.ts'

export type Imported = {
  mode: Mode
  guests: readonly ImportedGuest[]
  /** How many families they came to, and how many had no room in theirs. */
  households: number
  withoutRoom: number
  /** How many guests were changed, and how many others changed meanwhile and stay. */
  updated: number
  changedMeanwhile: number
  /** How many tables were made and people seated, and how many were to be. */
  seating: { tables: number; seated: number; asked: number }
  /** The line by which it is undone; `null` when nothing was written. */
  lineId: string | null
}

/** The write that is on its way to the server. */
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
    async write(
      mode: Mode,
      guests: (ImportedGuest & { id: string })[],
      { version, updates = [], plan }: { version?: number; updates?: GuestUpdate[]; plan: TablePlan | null },
    ) {
      setWriting(mode)
      setProblem(null)
      try {
        const done = await client.guests.import({
          weddingId,
          mode,
          version,
          guests,
          ...(updates.length > 0 && { updates }),
          ...(plan && plan.seats.length > 0 && { seating: { tables: plan.tables, seats: plan.seats } }),
        })
        await Promise.all([
          refreshGuestList(weddingId),
          refreshHouseholds(weddingId),
          refreshSeating(weddingId),
        ])
        const { households = 0, withoutRoom = 0, updated = 0, lineId = null } = done
        const changedMeanwhile = updates.length - updated
        const asked = plan?.seats.length ?? 0
        // A repeated request answers without counts, having been written before.
        const { tables = 0, seated = asked } = done
        onImported({
          ...{ mode, guests, households, withoutRoom, updated, changedMeanwhile, lineId },
          seating: { tables, seated, asked },
        })
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

/** Takes an import back as far as nothing was changed since. */
export async function undoImport(weddingId: string, lineId: string): Promise<void> {
  try {
    const { conflicts } = await client.activity.undo({ weddingId, lineId })
    showToast(
      conflicts.length === 0
        ? 'Tu lista está como antes de importar.'
        : 'Hemos deshecho lo que nadie ha cambiado desde entonces. El resto sigue como está.',
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await Promise.all([
    refreshGuestList(weddingId),
    refreshHouseholds(weddingId),
    refreshSeating(weddingId),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
}
