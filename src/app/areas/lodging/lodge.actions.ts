import { isSameStay, type LodgingPerson, type Stay } from '#domain/lodging/lodging.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
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
  const stay = {
    need: form.need === 'unsaid' ? null : form.need,
    blockId,
    room: blockId && isNumbered ? Number(form.room) : null,
    nights: nightsOf(form),
  }
  try {
    const guests = people.map((person) => ({ guestId: person.id, from: shownStay(person) }))
    const inNewRoom = blockId !== null && form.room === 'new'
    const now = await client.lodging.lodge({ weddingId, guests, ...stay, inNewRoom })
    offerFormerStays(weddingId, people, now)
  } finally {
    await refreshLodging(weddingId)
  }
}

function offerFormerStays(weddingId: string, before: readonly LodgingPerson[], now: LodgingPerson[]) {
  const said = new Map(now.map((person) => [person.id, person]))
  const changed = before.filter((person) => {
    const after = said.get(person.id)
    return after !== undefined && !isSameStay(person, after)
  })
  if (changed.length === 0) return showToast('Guardado.')
  showToast('Guardado.', {
    action: { label: 'Deshacer', onAction: () => void sleepAsBefore(weddingId, changed, said) },
  })
}

/** Each of them sleeps where they did before, unless another member has said something else since. */
async function sleepAsBefore(
  weddingId: string,
  before: readonly LodgingPerson[],
  now: ReadonlyMap<string, LodgingPerson>,
) {
  const guestsOf = new Map<string, { stay: Stay; guests: { guestId: string; from: Stay }[] }>()
  for (const person of before) {
    const stay = shownStay(person)
    const key = JSON.stringify(stay)
    const group = guestsOf.get(key) ?? { stay, guests: [] }
    group.guests.push({ guestId: person.id, from: shownStay(now.get(person.id)!) })
    guestsOf.set(key, group)
  }
  try {
    for (const { stay, guests } of guestsOf.values())
      await client.lodging.lodge({ weddingId, guests, ...stay, inNewRoom: false })
    showToast('Duermen donde antes.', { tone: 'undone' })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  } finally {
    await refreshLodging(weddingId)
  }
}
