import type { FamilyMailKind } from '#domain/households/guest-mails.ts'
import { INVITED_AT_ONCE_MAX } from '#domain/households/households.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { Family } from '../../../shared/households/families.ts'
import { client } from '../../../sync/api.ts'
import { attempt } from '../attempt.ts'
import '../households.sentences.ts'

/** The actions by mail. Each gives `undefined` when it failed, which a toast has told then. */
export function mailActions(weddingId: string) {
  return {
    /** Sends a mail to all whom it is for, or to the given families, and says how many are on their way. */
    async sendMails(kind: FamilyMailKind, families: readonly Family[] | null) {
      const queued = families
        ? await sendToFamilies(weddingId, kind, families)
        : await attempt(weddingId, () => client.households.mails.send({ weddingId, kind })).then(
            (sent) => sent?.queued,
          )
      if (queued !== undefined) showToast(onTheirWay(queued))
      return queued
    },
    markReminded: (householdId: string) =>
      attempt(weddingId, () => client.households.update({ weddingId, householdId, isReminded: true })),
  }
}

async function sendToFamilies(weddingId: string, kind: FamilyMailKind, families: readonly Family[]) {
  const ids = families.flatMap(({ people }) => people[0]?.guest.id ?? [])
  let queued = 0
  for (let from = 0; from < ids.length; from += INVITED_AT_ONCE_MAX) {
    const guestIds = ids.slice(from, from + INVITED_AT_ONCE_MAX)
    const sent = await attempt(weddingId, () => client.households.mails.send({ weddingId, kind, guestIds }))
    if (!sent) return undefined
    queued += sent.queued
  }
  return queued
}

function onTheirWay(queued: number): string {
  if (queued === 0) return 'No hay ningún correo más que enviar.'
  return queued === 1 ? '1 correo en camino.' : `${queued} correos en camino.`
}
