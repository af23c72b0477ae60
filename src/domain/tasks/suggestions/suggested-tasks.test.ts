import { describe, expect, it } from 'vitest'
import { BUILT_IN_COMPONENTS } from '../../catalogue/built-in-components.ts'
import { TASK_DAYS_AFTER_MAX, TASK_DAYS_BEFORE_MAX, TASK_KEY_MAX, TASK_TITLE_MAX } from '../tasks.ts'
import { CHURCH_PAPERS } from './church-papers.ts'
import { CIVIL_PAPERS } from './civil-papers.ts'
import { PAPERS_OF_FEW } from './papers-of-few.ts'
import { SUGGESTED_TASKS } from './suggested-tasks.ts'

const DUTIES = [...CIVIL_PAPERS, ...CHURCH_PAPERS, ...PAPERS_OF_FEW]

const COMPONENTS = new Set(BUILT_IN_COMPONENTS.map(({ key }) => key))

describe('the suggested list', () => {
  it('has each task once, by a key that stays', () => {
    const keys = SUGGESTED_TASKS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const key of keys) expect(key.length).toBeLessThanOrEqual(TASK_KEY_MAX)
  })

  it('has titles that differ, fit and end without a full stop', () => {
    const titles = SUGGESTED_TASKS.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const title of titles) {
      expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(title.length).toBeLessThanOrEqual(TASK_TITLE_MAX)
    }
  })

  it('lies within the days that a task may have', () => {
    for (const { days } of SUGGESTED_TASKS) {
      expect(days).toBeLessThanOrEqual(TASK_DAYS_BEFORE_MAX)
      expect(days).toBeGreaterThanOrEqual(-TASK_DAYS_AFTER_MAX)
    }
  })

  it('is ticked by components, and goes with them, that every catalogue has', () => {
    for (const { about, rule } of SUGGESTED_TASKS) {
      if (about?.kind === 'component') expect(COMPONENTS).toContain(about.componentType)
      if (rule?.fact === 'componentConfirmed')
        for (const type of rule.componentTypes) expect(COMPONENTS).toContain(type)
    }
  })

  it.each(DUTIES.map((duty) => [duty.title, duty] as const))('gives a reason and a source: %s', (_, duty) => {
    expect(duty.why).toBeTruthy()
    expect(duty.sources?.length).toBeGreaterThan(0)
    for (const { address } of duty.sources ?? []) expect(new URL(address).protocol).toBe('https:')
  })
})
