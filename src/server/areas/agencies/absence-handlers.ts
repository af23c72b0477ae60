import type { Absence } from '#contract/agencies.ts'
import { ABSENCES_MAX } from '#domain/agencies/agencies.ts'
import { agency } from '#server/core/procedures/business-procedures.ts'
import { removeAbsence, saveAbsence } from './absences.commands.ts'

const owner = agency('owner').agencies.absences
const person = agency('member').agencies.absences

type Refusals = {
  PERSON_NOT_FOUND: () => Error
  TOO_MANY_ABSENCES: (options: { data: { max: number } }) => Error
}

function savedOr(saved: Absence | 'noSuchPerson' | 'tooMany', errors: Refusals): Absence {
  if (saved === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
  if (saved === 'tooMany') throw errors.TOO_MANY_ABSENCES({ data: { max: ABSENCES_MAX } })
  return saved
}

/** Days off of the people of an agency: owners note those of all, and each person their own. */
export const absenceHandlers = {
  save: owner.save.handler(async ({ context: { platform, agencyId }, input, errors }) => {
    const { userId, absenceId, firstDay, lastDay } = input
    const absence = { id: absenceId.toLowerCase(), userId: userId.toLowerCase(), firstDay, lastDay }
    return savedOr(await saveAbsence(platform, agencyId, absence), errors)
  }),

  remove: owner.remove.handler(async ({ context: { platform, agencyId }, input }) => {
    const absence = { id: input.absenceId.toLowerCase(), userId: input.userId.toLowerCase() }
    await removeAbsence(platform.db, agencyId, absence)
    return { removed: true } as const
  }),

  saveOwn: person.saveOwn.handler(async ({ context: { platform, agencyId, actor }, input, errors }) => {
    const { absenceId, firstDay, lastDay } = input
    const absence = { id: absenceId.toLowerCase(), userId: actor.userId, firstDay, lastDay }
    return savedOr(await saveAbsence(platform, agencyId, absence), errors)
  }),

  removeOwn: person.removeOwn.handler(async ({ context: { platform, agencyId, actor }, input }) => {
    await removeAbsence(platform.db, agencyId, { id: input.absenceId.toLowerCase(), userId: actor.userId })
    return { removed: true } as const
  }),
}
