import type { NextThing } from '../../../shared/page/home-next.tsx'
import { CallButton } from '../running/call-button.tsx'
import { startText } from '../timeline/time-texts.ts'
import { firstWithPhone, namesOf, type People } from '../use-people.ts'
import type { Moment } from './use-wedding-day.ts'

/** How many moments the home names. */
export const MOMENTS_SHOWN = 3

/** Moments of a day as lines of the home: their time, where and who, and a call. */
export const thingsOf = (moments: readonly Moment[], people: People): NextThing[] =>
  moments.map(({ id, title, day, time, place, responsible }) => ({
    id,
    title,
    mark: { figure: startText(day, time) },
    line: [namesOf(people, responsible), place].filter(Boolean).join(', ') || null,
    act: <CallButton person={firstWithPhone(people, responsible)} />,
  }))
