import { expect, it } from 'vitest'
import { liftToasts, toastRoom } from './toast-room.ts'

it('lifts the toasts over what came last, and over what is left when that goes', () => {
  const lowerBar = liftToasts('68px')
  const lowerDialog = liftToasts('90px')
  const lowerOther = liftToasts('68px')
  expect(toastRoom.get()).toBe('68px')
  lowerOther()
  expect(toastRoom.get()).toBe('90px')
  lowerDialog()
  lowerDialog()
  expect(toastRoom.get()).toBe('68px')
  lowerBar()
  expect(toastRoom.get()).toBeNull()
})
