import { expect, test } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { type Family, familiesOf } from '../../../shared/households/families.ts'
import { answerSheet } from './answer-list.ts'
import { answerList } from './answer-lists.ts'

const guest = (id: string, fullName: string, rsvp: boolean | null): Guest => ({
  ...{ id, fullName, rsvp, maybe: false, email: null, notes: null },
  createdAt: '2027-01-01T00:00:00Z',
})

const details = (guestId: string, over: Partial<GuestDetails>): GuestDetails =>
  ({
    ...{ guestId, householdId: 'h', age: 'adult', events: {}, needsHighChair: false },
    ...{ phone: null, menu: null, busOut: null, busBack: null },
    ...over,
  }) as GuestDetails

const SETTINGS = {
  ...NO_SETTINGS,
  menus: [
    { key: 'fish', name: 'Pescado', forChildren: false },
    { key: 'meat', name: 'Carne', forChildren: false },
  ],
  busRoutes: [
    { id: 'out', direction: 'out' as const, name: 'Sevilla', time: 675, place: null },
    { id: 'back', direction: 'back' as const, name: 'Vuelta', time: 1620, place: null },
  ],
}

const FAMILIES = familiesOf(
  [guest('ana', 'Ana Sanz', true), guest('leo', 'Leo Sanz', true), guest('teo', 'Teo Sanz', false)],
  {
    households: [
      {
        ...{ id: 'h', name: null, phone: '612 345 678', answeredAt: '2027-01-02T00:00:00Z' },
        ...{ song: 'La Macarena', message: null },
      } as Household,
    ],
    guests: [
      details('ana', { menu: 'fish', busOut: 'out', busBack: 'back' }),
      details('leo', { age: 'baby', busOut: 'out', needsHighChair: true }),
      details('teo', { menu: 'meat', busOut: 'out' }),
    ],
    ...{ events: [], settings: SETTINGS, stoppedAddresses: [], mailDay: null, reminderRuns: [] },
  },
)

const nameOf = (memberId: string | null) => (memberId === 'lucia' ? 'Lucía Herrera' : null)

const listOf = (id: Parameters<typeof answerList>[0]) =>
  answerList(id, { families: FAMILIES, settings: SETTINGS, nameOf })
const totalsOf = (id: Parameters<typeof answerList>[0]) =>
  Object.fromEntries(listOf(id).totals.map(({ label, count }) => [label, count]))

test('the seats of each bus are those of guests who may come', () => {
  expect(totalsOf('bus')).toEqual({ 'Ida: Sevilla · 11:15': 2, 'Vuelta · 3:00': 1 })
  expect(listOf('bus').rows[0]!.cells).toEqual(['Ana Sanz', 'Sanz', 'Ida', 'Sevilla · 11:15', '612 345 678'])
})

test('the menus are those of guests who come, with who has not chosen and the high chairs', () => {
  expect(totalsOf('menus')).toEqual({ Pescado: 1, Carne: 0, 'Sin elegir': 1, Tronas: 1 })
})

test('songs and messages are told by family, with how many answered without', () => {
  expect(listOf('songs').rows).toMatchObject([{ cells: ['Sanz', 'La Macarena'] }])
  expect(totalsOf('messages')).toEqual({ 'Con mensaje': 0, 'Sin mensaje': 1 })
})

test('a family says how it has answered, and who of it is still to answer', () => {
  const [family] = FAMILIES as [Family]
  const { cells, groups } = listOf('families').rows[0]!
  expect(cells.slice(0, 2)).toEqual(['Sanz', 'Respondió por su enlace, 2 de enero de 2027'])
  expect(groups).toContain('link')
  const told = { ...family, household: { ...family.household!, byTelephone: { memberId: 'lucia' } } }
  const noted = answerList('families', { families: [told], settings: SETTINGS, nameOf }).rows[0]!
  expect(noted.cells[1]).toBe('Respondió por teléfono, 2 de enero de 2027, lo apuntó Lucía Herrera')
  expect(noted.groups).toContain('telephone')
})

test('a file has the lines in sight with their totals below', () => {
  const list = listOf('bus')
  const back = list.rows.filter(({ groups }) => groups.includes('back'))
  expect(answerSheet(list, back)).toEqual([
    ['Nombre', 'Familia', 'Trayecto', 'Autobús', 'Teléfono'],
    ['Ana Sanz', 'Sanz', 'Vuelta', 'Vuelta · 3:00', '612 345 678'],
    [],
    ['Total', 1],
    ['Ida: Sevilla · 11:15', 0],
    ['Vuelta · 3:00', 1],
  ])
})

test('a bus says its direction and its hour once', () => {
  const busRoutes = [
    { id: 'out', direction: 'out' as const, name: 'Ida 11:15', time: 675, place: 'Prado' },
    { id: 'back', direction: 'back' as const, name: 'Sevilla', time: null, place: null },
  ]
  const settings = { ...SETTINGS, busRoutes }
  const { totals } = answerList('bus', { families: FAMILIES, settings, nameOf })
  expect(totals.map(({ label }) => label)).toEqual(['Ida 11:15 · Prado', 'Vuelta: Sevilla'])
})
