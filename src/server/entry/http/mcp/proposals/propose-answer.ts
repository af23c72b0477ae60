import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { ANSWERS, type Answer, answerOf } from '../guest-book.ts'
import { proposing, refusedProposal } from './propose.ts'

const WORDS: Record<Answer, string> = {
  pending: 'sin contestar',
  maybe: 'puede que sí',
  yes: 'sí',
  no: 'no',
}

const STORED: Record<Answer, { rsvp: boolean | null; maybe: boolean }> = {
  pending: { rsvp: null, maybe: false },
  maybe: { rsvp: null, maybe: true },
  yes: { rsvp: true, maybe: false },
  no: { rsvp: false, maybe: false },
}

type Stored = (typeof STORED)[Answer]
type Claim = { weddingId: string; guestId: string; from: Stored; to: Stored }

/** The answer of a guest to the wedding; one that changes meanwhile stays. */
export const proposeAnswer = proposing({
  name: 'propose_answer',
  title: 'Proponer una respuesta',
  description: 'Propone apuntar lo que un invitado ha contestado a la boda.',
  section: 'guests',
  input: { guestId: id.describe('De `find_guests`'), answer: z.enum(ANSWERS) },
  async prepare({ call }, { weddingId, guestId, answer }) {
    const guests = await call(contract.guests.list, { weddingId })
    const guest = guests.find((one) => one.id === guestId.toLowerCase())
    if (!guest) throw refusedProposal('GUEST_NOT_FOUND')
    const present = answerOf(guest)
    if (present === answer) throw refusedProposal('NOTHING_TO_CHANGE')
    const claim: Claim = { weddingId, guestId, from: STORED[present], to: STORED[answer] }
    const preview = `${guest.fullName} pasa de «${WORDS[present]}» a «${WORDS[answer]}».`
    return { claim, preview, isDraft: false }
  },
  async carryOut({ call }, { weddingId, guestId, from, to }: Claim) {
    await call(contract.guests.update, { weddingId, guestId, from, ...to })
  },
})
