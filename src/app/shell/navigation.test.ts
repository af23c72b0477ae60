import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUSINESS_ACCESS } from '#domain/agencies/business.ts'
import { accessOf, type NamedPreset, PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { coupleEntries, plannerEntries } from './navigation.ts'

const accessOfPreset = (preset: NamedPreset) =>
  accessOf({ preset, permissions: PRESET_PERMISSIONS[preset], role: 'couple', hasCouple: true })

/** The pages of a folder of routes that lie one step below its top. */
const pagesOf = (folder: string) =>
  readdirSync(`src/app/routes/app/${folder}`)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((page) => page !== 'route')

/** The last step of an entry's address; the top of the menu is `index`. */
const pageOf = (to: string, top: string) => (to === top ? 'index' : to.slice(top.length + 1))

/** Pages of a wedding that the menu leaves out, and where they are opened. */
const OPENED_ELSEWHERE = new Map([
  ['style', 'the appearance of Mi boda'],
  ['catering', 'the toolbar of Invitados'],
  ['answers', 'the toolbar of Invitados'],
  ['guest-page', 'what the invitation tells, in Invitados'],
  ['what-if', 'Presupuesto and the header of Invitados'],
  ['activity', 'the second tab of Miembros'],
  ['move-in', 'Mi boda, empty lists, import dialogs and the profile'],
  ['move-out', 'the profile'],
])

describe('the menu of a wedding', () => {
  const pages = coupleEntries({ id: 'w1', access: accessOfPreset('couple') }).map(({ to }) =>
    pageOf(to, '/app/couple/w1'),
  )

  it.each(pagesOf('couple/$wid'))(
    'leads to the page %s, or the page is named as opened elsewhere',
    (page) => {
      expect(pages.includes(page)).not.toBe(OPENED_ELSEWHERE.has(page))
    },
  )

  it.each(pages)('has a page behind %s, also before there is a wedding', (page) => {
    expect(pagesOf('couple/$wid')).toContain(page)
    expect(pagesOf('couple')).toContain(page)
  })
})

describe('a page of a wedding', () => {
  const OF_EVERY_MEMBER = ['index', 'activity', 'members']

  it.each(pagesOf('couple/$wid'))('says which section it belongs to: %s', (page) => {
    const route = readFileSync(`src/app/routes/app/couple/$wid/${page}.tsx`, 'utf8')
    expect(/section: '/.test(route)).not.toBe(OF_EVERY_MEMBER.includes(page))
  })
})

describe('the menu of a member who may not see everything', () => {
  it('leaves out what they may not see', () => {
    const entries = coupleEntries({ id: 'w1', access: accessOfPreset('family') })
    expect(entries.map(({ label }) => label)).toEqual([
      'Mi boda',
      'Tareas',
      'Invitados',
      'Inspiración',
      'Agenda',
      'Miembros',
    ])
  })
})

describe('the menu of a planner', () => {
  const pages = plannerEntries('p1').map(({ to }) => pageOf(to, '/app/planner/p1'))

  it('leads to every page of the planner, and to no other', () => {
    // 'Traer bodas' is opened from the first screen.
    expect([...pages, 'move-in'].toSorted()).toEqual(pagesOf('planner/$pid').toSorted())
  })

  it.each([
    ['coordinator', ['Tareas', 'Solicitudes', 'Calendario', 'Libreta', 'Equipo']],
    ['helper', ['Libreta', 'Equipo']],
  ] as const)('has in the name of an agency what a %s may do there', (role, labels) => {
    const entries = plannerEntries('p1', 0, BUSINESS_ACCESS[role])
    expect(entries.map(({ label }) => label)).toEqual(labels)
  })
})
