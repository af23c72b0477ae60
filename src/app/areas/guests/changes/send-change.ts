import { ORPCError } from '@orpc/client'
import type { Guest } from '#contract/guests.ts'
import { guestTextProblem } from '#domain/guests.ts'
import { client } from '../../../lib/api.ts'
import { CodedError, codeOf } from '../../../lib/error-messages.ts'
import { patchGuestList } from '../guest-list.ts'
import { type GuestChange, withGuest } from './guest-change.ts'

/** A phone on a train: after this long, in milliseconds, no answer is coming. */
const PATIENCE_MS = 20_000

/** Sends a change; gives the guest as they are now, or `null` when they are gone. */
export async function sendChange(weddingId: string, change: GuestChange): Promise<Guest | null> {
  const { guest } = change
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  switch (change.kind) {
    case 'add': {
      const { createdAt, ...draft } = guest
      const place = change.isReturning ? { createdAt } : {}
      return client.guests.add({ weddingId, ...draft, ...place }, options)
    }
    case 'edit': {
      const { field, value } = change
      const problem = field === 'rsvp' ? null : guestTextProblem(field, value)
      if (problem) throw new CodedError(problem.code, problem)
      return client.guests.update({ weddingId, guestId: guest.id, [field]: value }, options)
    }
    case 'remove':
      return client.guests.remove({ weddingId, guestId: guest.id }, options).then(
        () => null,
        (error) => {
          // Gone is gone, whether by an earlier try or by somebody else.
          if (codeOf(error) === 'GUEST_NOT_FOUND') return null
          throw error
        },
      )
  }
}

/** Keeps what the server answered to a change. */
export function keepAnswer(weddingId: string, change: GuestChange, answer: Guest | null) {
  return patchGuestList(weddingId, (list) => {
    if (!answer) return list.filter(({ id }) => id !== change.guest.id)
    const known = list.map((guest) => (guest.id === answer.id ? answer : guest))
    return change.kind === 'add' ? withGuest(known, { ...change, guest: answer }) : known
  })
}

/** Whether another try may help: nothing was heard, or the server stumbled. Every change can be repeated. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isServerTrouble = error instanceof ORPCError && error.status >= 500
  return failures < 3 && (isServerTrouble || codeOf(error) === 'OFFLINE')
}
