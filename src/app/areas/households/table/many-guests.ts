import type { Guest } from '#contract/guests.ts'
import { answerOf, type GuestAnswer } from '#domain/guests/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { refreshHouseholds } from '../../../shared/households/households-query.ts'
import { countPeople } from '../../../shared/households/words.ts'
import { client } from '../../../sync/api.ts'
import type { GuestActions } from '../../guests/guests.actions.ts'
import { refreshGuestList } from '../../guests/guests.queries.ts'

/**
 * So many guests are changed one by one, each there at once and kept while there is no network. More are changed with
 * one request: a thousand would fill the queue of changes for minutes.
 */
const ONE_BY_ONE_MAX = 25

/** The actions on all guests that are selected, however many. */
export function manyGuestsActions(weddingId: string, actions: GuestActions) {
  const attempt = (act: () => Promise<() => void>) => attemptIn(weddingId, act)
  const set = async (guests: readonly Guest[], answer: GuestAnswer) => {
    const said = { guestIds: idsOf(guests), ...fieldsOf(answer) }
    return (await client.guests.answerTogether({ weddingId, ...said })).changed
  }
  const putBack = (guests: readonly Guest[]) =>
    attempt(async () => {
      for (const answer of [true, 'maybe', false, null] as const) {
        const former = guests.filter((guest) => answerOf(guest) === answer)
        if (former.length > 0) await set(former, answer)
      }
      return () => {}
    })
  /** A guest that another member changed since stays as it is, and is told in the activity. */
  const bringBack = (lineId: string) =>
    attempt(async () => {
      const { conflicts } = await client.activity.undo({ weddingId, lineId })
      return () =>
        showToast(
          conflicts.length === 0
            ? 'Vuelven a estar en la lista.'
            : 'Han vuelto quienes podían. Lo demás está en la actividad.',
          { tone: 'undone' },
        )
    })
  return {
    answerAll(guests: readonly Guest[], answer: GuestAnswer) {
      if (guests.length <= ONE_BY_ONE_MAX) {
        for (const guest of guests) actions.answer(guest, answer)
        return
      }
      void attempt(async () => {
        const changed = await set(guests, answer)
        return () =>
          showToast(`Hemos cambiado la respuesta de ${countPeople(changed)}.`, {
            action: { label: 'Deshacer', onAction: () => void putBack(guests) },
          })
      })
    },
    removeAll(guests: readonly Guest[]) {
      if (guests.length <= ONE_BY_ONE_MAX) {
        if (guests.length === 1) actions.remove(guests[0]!)
        else actions.removeTogether(guests)
        return
      }
      void attempt(async () => {
        const { removed, lineId } = await client.guests.removeTogether({
          weddingId,
          guestIds: idsOf(guests),
        })
        return () =>
          showToast(
            `Has eliminado a ${countPeople(removed)}.`,
            lineId ? { action: { label: 'Deshacer', onAction: () => void bringBack(lineId) } } : {},
          )
      })
    },
  }
}

/** Does `act`, refreshes the lists, and says then that it is done. */
async function attemptIn(weddingId: string, act: () => Promise<() => void>): Promise<void> {
  try {
    const say = await act()
    await Promise.all([refreshGuestList(weddingId), refreshHouseholds(weddingId)])
    say()
  } catch (error) {
    // The selection is gone by now: without a way to try again it would have to be made anew.
    showToast(messageFor(error), {
      tone: 'failed',
      isLasting: true,
      action: { label: 'Reintentar', onAction: () => void attemptIn(weddingId, act) },
    })
  }
}

const fieldsOf = (answer: GuestAnswer) =>
  answer === 'maybe' ? { rsvp: null, maybe: true } : { rsvp: answer }

const idsOf = (guests: readonly Guest[]) => guests.map(({ id }) => id)
