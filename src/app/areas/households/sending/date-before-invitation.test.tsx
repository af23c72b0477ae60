import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { HouseholdList } from '../../../shared/households/families.ts'
import { DateUntilSent } from './date-until-sent.tsx'
import { SentKind } from './sent-kind.tsx'

const today = dayInMadrid(new Date())
const timeZone = 'Europe/Madrid'
const COMING = { eventDate: shiftDay(today, 200), timeZone }

const listWith = (settings: Partial<HouseholdList['settings']>): HouseholdList => ({
  settings: { ...NO_SETTINGS, ...settings },
  ...{ households: [], guests: [], events: [], stoppedAddresses: [], reminderRuns: [], mailDay: null },
})
const ON = listWith({ saveDateOn: true })
const CLOSED = listWith({ saveDateOn: true, closingDate: shiftDay(today, -1) })

describe('what is sent', () => {
  const sent = (list: HouseholdList, wedding: WeddingDay) =>
    renderToStaticMarkup(
      <SentKind list={list} wedding={wedding}>
        {(kind) => <output>{kind}</output>}
      </SentKind>,
    )

  it('is the date at first while it is on', () => {
    expect(sent(ON, COMING)).toContain('<output>date</output>')
    expect(sent(ON, COMING)).toContain('Reserva de la fecha')
  })

  it.each([
    ['it is off', listWith({}), COMING],
    ['the wedding has no date', ON, { eventDate: null, timeZone }],
    ['families answer no more', CLOSED, COMING],
    ['the wedding is today', ON, { eventDate: today, timeZone }],
  ])('is the invitation alone where %s', (_, list, wedding) => {
    expect(sent(list, wedding)).toBe('<output>invite</output>')
  })
})

describe('an invitation that is handed over', () => {
  const note = (list: HouseholdList, wedding: WeddingDay) =>
    renderToStaticMarkup(<DateUntilSent list={list} wedding={wedding} />)

  it('says that its link shows the date until it is marked, for as long as it does', () => {
    expect(note(ON, COMING)).toContain('enseña solo la fecha')
    expect(note(ON, { eventDate: null, timeZone })).toContain('enseña solo la fecha')
    for (const list of [listWith({}), CLOSED]) expect(note(list, COMING)).toBe('')
  })
})
