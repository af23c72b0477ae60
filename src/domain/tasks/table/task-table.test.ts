import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceOfCell } from './task-cells.ts'
import { type ExportedTask, taskRows } from './task-export.ts'
import { tasksOfTable } from './task-import.ts'

const task = (title: string, rest = {}) => ({
  title,
  ...{ due: null, who: [], mark: null, notes: null, ...rest },
})

const read = (rows: string[][]) => tasksOfTable(rows).tasks.map(({ row: _, ...rest }) => rest)

describe('a column of titles', () => {
  it('is a list of tasks, with ticks, bullets and blank lines', () => {
    const lines = [
      'Reservar la finca',
      '',
      '☐ Mirar alianzas',
      '[x] Pedir cita',
      '- [x] Llamar',
      '3. Ensayar',
      '• Dormir',
    ]
    expect(read(lines.map((line) => [line]))).toEqual([
      task('Reservar la finca'),
      task('Mirar alianzas'),
      task('Pedir cita', { mark: 'done' }),
      task('Llamar', { mark: 'done' }),
      task('Ensayar'),
      task('Dormir'),
    ])
  })

  it('may have the time above those it is meant for', () => {
    expect(read([['Doce meses antes'], ['Reservar la finca'], ['Después'], ['Dar las gracias']])).toEqual([
      task('Reservar la finca', { due: { kind: 'days', daysBefore: 365 } }),
      task('Dar las gracias', { due: { kind: 'days', daysBefore: -7 } }),
    ])
  })
})

describe('a list of another product', () => {
  it('in English has dates with the month first', () => {
    const rows = [
      ['Task', 'Due Date', 'Completed', 'Notes', 'Category', 'Assigned To'],
      ['Book venue', '4/3/2027', 'TRUE', 'Ask about rain', 'Venue', 'Ana & Luis'],
      ['Order cake', 'April 10, 2027', 'false', '', '', ''],
    ]
    expect(read(rows)).toEqual([
      task('Book venue', {
        ...{ due: { kind: 'day', on: '2027-04-03' }, mark: 'done', who: ['Ana', 'Luis'] },
        notes: 'Ask about rain\nCategoría: Venue',
      }),
      task('Order cake', { due: { kind: 'day', on: '2027-04-10' } }),
    ])
  })

  it('in Spanish has dates with the day first, under a title of its own', () => {
    const rows = [
      ['Mis tareas', '', ''],
      ['Tarea', 'Fecha límite', 'Estado'],
      ['Reservar la finca', '4/3/2027', 'Completada'],
      ['Mirar alianzas', '10 de abril de 2027', 'Pendiente'],
    ]
    expect(read(rows)).toEqual([
      task('Reservar la finca', { due: { kind: 'day', on: '2027-03-04' }, mark: 'done' }),
      task('Mirar alianzas', { due: { kind: 'day', on: '2027-04-10' } }),
    ])
  })

  it('tells the order of its dates by a day past the twelfth', () => {
    const rows = [
      ['Title', 'Due'],
      ['A', '4/3/2027'],
      ['B', '25/3/2027'],
    ]
    expect(read(rows).map(({ due }) => due)).toEqual([
      { kind: 'day', on: '2027-03-04' },
      { kind: 'day', on: '2027-03-25' },
    ])
  })

  it('keeps a time before the wedding as one that moves with it', () => {
    const rows = [
      ['Checklist item', 'When', 'Section'],
      ['Book venue', '10-12 months before', ''],
      ['Say thanks', '', 'After the wedding'],
    ]
    expect(read(rows).map(({ due }) => due)).toEqual([
      { kind: 'days', daysBefore: 304 },
      { kind: 'days', daysBefore: -7 },
    ])
  })

  it.each([
    ['Doce meses antes', 365],
    ['12+ months out', 365],
    ['La última semana', 7],
    ['1 day before', 1],
    ['2 semanas después', -14],
    ['el día de la boda', 0],
    ['dos mesas', null],
    ['tres días de fiesta', null],
    ['', null],
  ])('has «%s» as %s days before', (cell, days) => {
    expect(distanceOfCell(cell)).toBe(days)
  })
})

describe('rows that are no tasks as they are', () => {
  it('are counted: without a title, too long, with a day that is none, with a name that is none', () => {
    const rows = [
      ['Tarea', 'Día', 'Notas', 'Quién'],
      ['', '1/1/2027', 'algo'],
      ['a'.repeat(201), '', ''],
      ['Bien', '31/2/2027', ''],
      ['Larga', '', 'n'.repeat(4001)],
      ['Con nombres', '', '', `Elena, ${'x'.repeat(121)}`],
    ]
    expect(tasksOfTable(rows)).toEqual({
      tasks: [
        { row: 4, ...task('Bien') },
        { row: 6, ...task('Con nombres'), who: ['Elena'] },
      ],
      withoutTitle: [2],
      tooLong: [3, 5],
      unknownDay: [4],
      longName: [6],
    })
  })

  it('are none in a table without rows or cells', () => {
    expect(tasksOfTable([]).tasks).toEqual([])
    expect(tasksOfTable([[], ['']]).tasks).toEqual([])
  })

  it('never make it fail', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Tarea', 'Due Date', '1/1/2027', 'x', '=SUM(A1)', '😀'),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), (rows) => {
        for (const { title } of tasksOfTable(rows).tasks) expect(title.trim()).not.toBe('')
      }),
    )
  })
})

it('an exported list is read as it was', () => {
  const tasks: ExportedTask[] = [
    {
      title: 'Reservar la finca',
      due: { kind: 'days', daysBefore: 340 },
      who: ['Ana', 'Luis'],
      state: 'done',
      notes: 'Dos\nlíneas',
    },
    { title: 'Casarse', due: { kind: 'days', daysBefore: 0 }, who: [], state: 'open', notes: null },
    {
      title: 'Devolver',
      due: { kind: 'days', daysBefore: -1 },
      who: ['Tía Puri'],
      state: 'unneeded',
      notes: null,
    },
    { title: 'Ir al notario', due: { kind: 'day', on: '2027-03-04' }, who: [], state: 'open', notes: null },
    { title: 'Dormir', due: null, who: [], state: 'open', notes: null },
  ]
  for (const weddingDate of ['2027-04-10', null]) {
    const back = read(taskRows(tasks, weddingDate))
    expect(back).toEqual(
      tasks.map(({ state, ...rest }) => ({ ...rest, mark: state === 'open' ? null : state })),
    )
  }
})
