import { describe, expect, it } from 'vitest'
import type { Wedding } from '#contract/weddings.ts'
import { accessOf, PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { locationOf } from './app-location.ts'

const wedding = (id: string): Wedding => ({
  id,
  name: id,
  eventDate: null,
  timeZone: 'Europe/Madrid',
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'couple',
  isCreator: true,
  seesDrafts: false,
  closesAt: null,
  agencyId: null,
  access: accessOf({
    preset: 'couple',
    permissions: PRESET_PERMISSIONS.couple,
    role: 'couple',
    hasCouple: true,
  }),
  look: { style: 'cal', colors: null, cover: null, focus: { x: 0.5, y: 0.5 } },
})
const weddings = [wedding('a'), wedding('b')]

describe('a couple', () => {
  const location = (path: string) => locationOf(path, { role: 'couple' }, weddings, weddings[0])

  it('sees the menu of the wedding in the path', () => {
    expect(location('/app/couple/b/guests')).toMatchObject({ side: 'couple', wedding: { id: 'b' } })
  })

  it('stays in the current wedding where the path names none, or one that is not theirs', () => {
    expect(location('/app/profile').wedding?.id).toBe('a')
    expect(location('/app/couple/x').wedding?.id).toBe('a')
  })
})

describe('a planner', () => {
  const location = (path: string) => locationOf(path, { role: 'planner' }, weddings, weddings[0])

  it('sees the menu of the panel outside weddings', () => {
    expect(location('/app/planner/p')).toMatchObject({ side: 'planner', wedding: undefined })
    expect(location('/app/profile')).toMatchObject({ side: 'planner', wedding: undefined })
  })

  it.each(['/app/couple/b', '/app/couple/b/budget', '/app/planner/w/b'])(
    'sees the menu of the couple in %s',
    (path) => {
      expect(location(path)).toMatchObject({ side: 'couple', wedding: { id: 'b' } })
    },
  )
})

it('only Proveedores and Mesas are rails', () => {
  const isRail = (path: string) => locationOf(path, { role: 'couple' }, weddings, undefined).isRail
  expect(isRail('/app/couple/a/vendors')).toBe(true)
  expect(isRail('/app/couple/a/seating')).toBe(true)
  expect(isRail('/app/couple/a')).toBe(false)
  expect(isRail('/app/couple/a/guests')).toBe(false)
})
