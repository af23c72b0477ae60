import { describe, expect, it } from 'vitest'
import type { ListedClient } from '../imports/imports.ts'
import { kindOfStatus } from './client-status.ts'
import { roomFor } from './new-weddings.ts'
import type { PlannerFile, PlannerPart } from './planner-parts.ts'
import { planPlanner } from './planner-rows.ts'

const part = (of: Partial<PlannerPart> = {}): PlannerPart => ({
  ...{ kind: 'guests', sheet: null, product: null, title: '', detail: '', alternatives: [] },
  ...{ isUncertain: false, guests: 0, vendors: 0, cents: 0, day: null, couple: null, venue: null },
  ...{ isOfSeveral: false, clients: [] },
  ...of,
})

const file = (name: string, ...parts: PlannerPart[]): PlannerFile => ({
  ...{ id: name, name },
  parts: parts.length > 0 ? parts : [part()],
})

const client = (couple: string, of: Partial<ListedClient> = {}): ListedClient => ({
  ...{
    row: couple.length,
    couple,
    day: null,
    place: null,
    phone: null,
    email: null,
    guests: null,
    status: null,
  },
  ...of,
})

const named = (files: PlannerFile[]) =>
  planPlanner(files, [], {}).rows.map(({ name, parts }) => `${name}: ${parts.length}`)

describe('files', () => {
  it('are of the folder that names a couple, however deep they lie and whatever lies around it', () => {
    expect(
      named([
        file('Elena Montes/2027/Olga e Iker/Listas/invitados.csv'),
        file('Elena Montes/2027/Olga e Iker/Fotos y flores/a.png', part({ kind: 'photos' })),
        file('Elena Montes/2028/Noa y Sergi/invitados.csv'),
      ]),
    ).toEqual(['Olga & Iker: 2', 'Noa & Sergi: 1'])
  })

  it('under an agency that is named as a couple are of the couples below it', () => {
    expect(named([file('Ana & Eva/Olga e Iker/a.csv'), file('Ana & Eva/Noa y Sergi/a.csv')])).toEqual([
      'Olga & Iker: 1',
      'Noa & Sergi: 1',
    ])
    expect(named([file('Ana & Eva/a.csv'), file('Ana & Eva/b.csv')])).toEqual(['Ana & Eva: 2'])
  })

  it('in a folder that names no couple are a wedding of their own, also beside a file that lies in none', () => {
    const files = [file('Bodas/Olga e Iker/a.csv'), file('Bodas/Nuevos/a.csv'), file('suelto.csv')]
    const { rows, loose } = planPlanner(files, [], {})
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['Olga & Iker', 'noDate'],
      ['Nuevos', 'unnamed'],
    ])
    expect(loose.map(({ name }) => name)).toEqual(['suelto.csv'])
  })

  it('without a folder are known by their own name or by what they hold', () => {
    const { rows, loose } = planPlanner(
      [
        file('Olga e Iker/a.csv'),
        file('presupuesto_olga_iker.xlsx'),
        file('Invitados Noa y Sergi.xlsx'),
        file('lista.csv', part({ couple: 'Noa y Sergi' })),
        file('quién sabe.pdf', part({ kind: 'document' })),
      ],
      [],
      {},
    )
    expect(rows.map(({ name, parts }) => [name, parts.length])).toEqual([
      ['Olga & Iker', 2],
      ['Noa & Sergi', 2],
    ])
    expect(loose.map(({ name }) => name)).toEqual(['quién sabe.pdf'])
  })

  it('that are put to a wedding by hand go there', () => {
    const files = [file('Olga e Iker/a.csv'), file('b.pdf', part({ kind: 'document' }))]
    const [row] = planPlanner(files, [], {}).rows
    const plan = planPlanner(files, [], { files: { 'b.pdf': row!.key } })
    expect(plan.rows[0]!.parts).toHaveLength(2)
    expect(plan.loose).toEqual([{ fileId: 'b.pdf', name: 'b.pdf', row: row!.key }])
  })
})

describe('files that are told', () => {
  it('are invoices only where they stay documents, and loose only where something was read', () => {
    const files = [
      file('Olga e Iker/factura 12.csv', part({ kind: 'budget' })),
      file('Olga e Iker/factura 13.pdf', part({ kind: 'document' })),
      { id: 'vacio', name: 'vacio.csv', parts: [] },
    ]
    expect(planPlanner(files, [], {})).toMatchObject({ invoices: 1, loose: [] })
  })
})

describe('the day of a wedding', () => {
  const day = (...readings: [string] | [string, string]) => part({ day: { cell: '', readings } })

  it('is that of the source that leaves no doubt, and is asked for where they contradict one another', () => {
    const [row] = planPlanner([file('05-04-2027 Olga e Iker/a.csv', day('2027-04-05'))], [], {}).rows
    expect(row).toMatchObject({ date: '2027-04-05', state: 'ready' })
    const [other] = planPlanner([file('2027-01-23 Olga e Iker/a.csv', day('2027-01-30'))], [], {}).rows
    expect(other).toMatchObject({ date: null, state: 'whichDate', days: ['2027-01-23', '2027-01-30'] })
  })

  it('makes two weddings of couples of the same names', () => {
    const files = [file('2027-01-23 Ana y Luis/a.csv'), file('2028-06-03 Ana y Luis/a.csv')]
    const { rows } = planPlanner(files, [], {})
    expect(rows.map(({ date }) => date)).toEqual(['2027-01-23', '2028-06-03'])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })
})

describe('a client of a book', () => {
  it('has a wedding, is a request, or neither, as its state says', () => {
    expect(
      ['Contratada', 'Consulta', 'Cancelada', 'Booked', 'Proposal sent', 'Lost', '¿?'].map(kindOfStatus),
    ).toEqual(['wedding', 'lead', 'out', 'wedding', 'lead', 'out', null])
  })

  it('is the wedding of the folder of the same couple, whatever the book says', () => {
    const book = file(
      'book.csv',
      part({ clients: [client('Iker y Olga', { status: 'Lead', place: 'Ronda' })] }),
    )
    const { rows, clients } = planPlanner([file('Olga e Iker/a.csv'), book], [], {})
    expect(rows).toMatchObject([{ name: 'Olga & Iker', place: 'Ronda' }])
    expect(clients).toEqual([])
  })
})

describe('a wedding of the planner', () => {
  it('is compared by names, and by the day with one name', () => {
    const known = [
      { id: 'a', name: 'Martín y Lucía', date: null },
      { id: 'b', name: 'Lucía & Teo', date: '2027-04-10' },
    ]
    const [row] = planPlanner([file('2027-04-10 LUCIA & MARTIN/a.csv')], known, {}).rows
    expect(row).toMatchObject({ state: 'duplicate' })
    expect(row!.duplicates.map(({ id }) => id)).toEqual(['a', 'b'])
    const key = row!.key
    const same = planPlanner([file('2027-04-10 LUCIA & MARTIN/a.csv')], known, {
      rows: { [key]: { same: 'a' } },
    })
    expect(same.rows[0]).toMatchObject({ state: 'ready', sameAs: 'a' })
  })
})

describe('the plan', () => {
  const today = '2026-11-28'
  it('covers all, one, or those whose day has passed', () => {
    const free = { active: 0, hasPlan: false, left: 100, today }
    expect(roomFor(['2027-01-01'], free)).toBeNull()
    expect(roomFor(['2027-01-01', '2027-02-01'], free)).toEqual({ max: 1, reason: 'plan' })
    expect(roomFor(['2025-01-01', '2025-02-01', '2027-01-01'], free)).toBeNull()
    expect(roomFor(['2027-01-01'], { ...free, active: 1 })).toEqual({ max: 0, reason: 'plan' })
    expect(roomFor(['2027-01-01', null], { ...free, hasPlan: true })).toBeNull()
    expect(roomFor(['2027-01-01', null], { ...free, hasPlan: true, left: 1 })).toEqual({
      max: 1,
      reason: 'limit',
    })
  })
})
