import { describe, expect, it } from 'vitest'
import type { Task } from '../tasks.ts'
import { mergeTemplates, takeStored } from './merge-templates.ts'
import { placeTemplate, previewTemplate } from './place-template.ts'
import { freeName, TEMPLATE_NAME_MAX, type TemplateTask, templateOf } from './task-template.ts'

const task = (key: string, over: Partial<TemplateTask> = {}): TemplateTask => ({
  ...{ key, title: key, daysBefore: 30, who: null, notes: null, about: null, rule: null },
  ...over,
})

const ofWedding = (title: string, over: Partial<Task> = {}): Task => ({
  ...{ id: title, title, due: null, assignees: [], notes: null, about: null, rule: null, mark: null },
  ...{ suggestionKey: null, isDraft: false, createdAt: '2026-01-01T00:00:00Z' },
  ...over,
})

describe('a template of a wedding', () => {
  it('has roles for its people, and nothing that is of this wedding alone', () => {
    const tasks = templateOf({
      tasks: [
        ofWedding('Con proveedor', { about: { kind: 'vendor', vendorId: 'v' }, mark: 'done' }),
        ofWedding('Con día', { due: { kind: 'day', on: '2027-01-01' } }),
        ofWedding('De Lucía', {
          due: { kind: 'days', daysBefore: 90 },
          assignees: [{ kind: 'member', userId: 'lucia' }],
          suggestionKey: 'set-budget',
        }),
        ofWedding('De Pilar', { assignees: [{ kind: 'person', name: 'Pilar' }] }),
        ofWedding('No hace falta', { mark: 'unneeded' }),
      ],
      members: [{ userId: 'lucia', role: 'couple' }],
      newKey: () => 'nueva',
    })
    expect(tasks).toEqual([
      task('set-budget', { title: 'De Lucía', daysBefore: 90, who: 'couple' }),
      task('nueva', { title: 'Con proveedor', daysBefore: null }),
      task('nueva', { title: 'Con día', daysBefore: null }),
      task('nueva', { title: 'De Pilar', daysBefore: null }),
    ])
  })

  it('gets a name that no other has, within its length', () => {
    expect(freeName('Campo', ['Playa'])).toBe('Campo')
    expect(freeName('Campo', ['campo', 'Campo (2)'])).toBe('Campo (3)')
    const long = 'a'.repeat(TEMPLATE_NAME_MAX)
    expect(freeName(long, [long])).toHaveLength(TEMPLATE_NAME_MAX)
  })
})

describe('a template in the time that is left', () => {
  const tasks = [
    task('choose-date', { daysBefore: 350 }),
    task('mía', { daysBefore: 300 }),
    task('cerca', { daysBefore: 7 }),
  ]

  it('stays as it is with a year, and without a date', () => {
    for (const left of [365, null]) expect(placeTemplate(tasks, left)).toEqual({ placed: tasks, dropped: [] })
  })

  it('keeps what still makes sense, within the days that are left, and drops the rest', () => {
    const { placed, dropped } = placeTemplate(tasks, 60)
    expect(dropped.map(({ key }) => key)).toEqual(['choose-date'])
    expect(placed.map(({ key }) => key)).toEqual(['mía', 'cerca'])
    expect(placed[0]!.daysBefore).toBeLessThan(60)
    expect(previewTemplate(tasks, 60)).toMatchObject({
      sections: [{ key: 'now' }, { key: 'last-week' }],
      dropped: ['choose-date'],
    })
  })

  it('keeps tasks without a time', () => {
    expect(placeTemplate([task('una', { daysBefore: null })], 60).placed).toHaveLength(1)
  })
})

describe('a template that two devices have changed', () => {
  const content = (tasks: TemplateTask[], name = 'Campo') => ({ name, isOffered: false, tasks })
  const base = content([task('a'), task('b')])

  it('takes what each side alone has changed, added and removed', () => {
    const { merged, conflicts } = mergeTemplates({
      base,
      stored: content([task('a', { title: 'A' }), task('b'), task('suya')], 'Playa'),
      given: content([task('a'), task('mía')]),
    })
    expect(conflicts).toEqual([])
    expect(merged.name).toBe('Playa')
    expect(merged.tasks.map(({ title }) => title).sort()).toEqual(['A', 'mía', 'suya'])
  })

  it('asks where both have changed the same, and takes the side that is chosen', () => {
    const stored = content([task('a', { title: 'Suyo' }), task('b')], 'Playa')
    const given = content([task('a', { title: 'Mío' }), task('b')], 'Monte')
    const { merged, conflicts } = mergeTemplates({ base, stored, given })
    expect(conflicts.map(({ title }) => title)).toEqual(['Nombre', 'Mío'])
    expect(merged).toMatchObject({ name: 'Monte', tasks: [{ title: 'Mío' }, { title: 'b' }] })
    const chosen = takeStored(merged, stored, ['a'])
    expect(chosen.name).toBe('Monte')
    expect(chosen.tasks.map(({ title }) => title).sort()).toEqual(['Suyo', 'b'])
  })

  it('asks about a task that one side has removed and the other changed', () => {
    const stored = content([task('b')])
    const given = content([task('a', { title: 'Mío' }), task('b')])
    const { conflicts, merged } = mergeTemplates({ base, stored, given })
    expect(conflicts).toMatchObject([{ key: 'a', stored: 'quitada' }])
    expect(takeStored(merged, stored, ['a']).tasks.map(({ key }) => key)).toEqual(['b'])
  })
})
