import { describe, expect, it } from 'vitest'
import { TASK_TITLE_MAX } from '../tasks/tasks.ts'
import { releaseTaskOf, releaseTitle } from './release-task.ts'

const HOTEL = { name: 'Parador de Carmona' }
const BLOCK = { name: 'Doble', isHeld: true, heldUntil: '2027-03-01' }

describe('the task of a block of rooms', () => {
  it('is due on the day until which they are held', () => {
    expect(releaseTaskOf(HOTEL, BLOCK)).toEqual({
      title: 'Confirmar o devolver habitaciones: Parador de Carmona, Doble',
      dueOn: '2027-03-01',
    })
  })

  it('goes with the day, and stays once the rooms are given back', () => {
    expect(releaseTaskOf(HOTEL, { ...BLOCK, heldUntil: null })).toBe('goes')
    expect(releaseTaskOf(HOTEL, { ...BLOCK, isHeld: false, heldUntil: null })).toBe('stays')
  })

  it('has a title as long as one may be', () => {
    expect(releaseTitle({ name: 'x'.repeat(300) }, BLOCK)).toHaveLength(TASK_TITLE_MAX)
  })
})
