import { expect, it } from 'vitest'
import { countHidden } from './use-guest-view.ts'

it('a guest who may come is in sight under «Puede que sí», and not among those who have not answered', () => {
  const guest = { fullName: 'Carmen Aguirre', email: null, notes: null, rsvp: null, maybe: true }
  const under = (filter: 'maybe' | 'pending') => countHidden([guest], { filter, search: '', read: null })
  expect([under('maybe'), under('pending')]).toEqual([0, 1])
})
