import type { LodgingPerson } from '#domain/lodging/lodging.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../sync/api.ts'
import { nightsOf } from './block-form.ts'
import { type LodgeForm, NO_BLOCK, shownStay } from './lodge-form.ts'
import { refreshLodging } from './lodging.queries.ts'
import './lodging.sentences.ts'

/** Says where people sleep, as they were shown when the form was opened. Rejects when another has said it meanwhile. */
export async function lodgePeople(
  weddingId: string,
  people: readonly LodgingPerson[],
  form: LodgeForm,
): Promise<void> {
  const blockId = form.blockId === NO_BLOCK ? null : form.blockId
  const isNumbered = form.room !== 'new' && form.room !== 'waiting'
  try {
    await client.lodging.lodge({
      weddingId,
      guests: people.map((person) => ({ guestId: person.id, from: shownStay(person) })),
      need: form.need === 'unsaid' ? null : form.need,
      blockId,
      room: blockId && isNumbered ? Number(form.room) : null,
      inNewRoom: blockId !== null && form.room === 'new',
      nights: nightsOf(form),
    })
  } finally {
    await refreshLodging(weddingId)
  }
  showToast('Guardado.')
}
