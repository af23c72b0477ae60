import type { Diet } from '#domain/guests/allergens.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { shortDay } from '#domain/households/invitation-dates.ts'
import { MESSAGES, type Messages } from '#messages/messages.ts'
import { timeOfDay } from './date-words.ts'
import type { RsvpEvent } from './rsvp-view.ts'

/** A page of an invitation is written with these: its language, its messages, and how many are spoken to. */
export type Words = { language: InvitationLanguage; t: Messages; people: number }

export const wordsOf = (language: InvitationLanguage, people = 1): Words => ({
  language,
  t: MESSAGES[language],
  people,
})

/** As the couple has called it, or the wedding. */
export const eventName = ({ t }: Words, { name }: RsvpEvent): string => name ?? t.wedding()

export const dietName = ({ t }: Words, diet: Diet): string =>
  diet === 'gluten-free' ? t.diet_gluten_free() : t[`diet_${diet}`]()

/** `sáb 10 · 12:30`, as much of it as is known. */
export function eventTime({ language }: Words, { date, startsAt }: RsvpEvent): string {
  const day = date && shortDay(language, date)
  return [day && `${day.weekday} ${day.day}`, startsAt !== null && timeOfDay(startsAt)]
    .filter(Boolean)
    .join(' · ')
}
