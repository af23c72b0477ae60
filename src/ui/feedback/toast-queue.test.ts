import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, showToast, toasts } from './toast-queue.ts'

const messages = () => toasts.get().map((toast) => toast.message)

const dismissAll = () => {
  for (const toast of toasts.get()) dismissToast(toast.id)
}

// Files of tests share their modules: another may have left a toast that lasts.
beforeEach(dismissAll)
afterEach(dismissAll)

describe('toasts', () => {
  it('stand in the order they were said, and the oldest gives way to a fourth', () => {
    for (const message of ['uno', 'dos', 'tres', 'cuatro']) showToast(message)
    expect(messages()).toEqual(['dos', 'tres', 'cuatro'])
  })

  it('that wait for an answer do not give way', () => {
    for (const message of ['uno', 'dos', 'tres']) showToast(message, { isLasting: true })
    showToast('cuatro', { isLasting: true })
    expect(messages()).toEqual(['uno', 'dos', 'tres', 'cuatro'])
  })

  it('go one by one, and notify their listener', () => {
    showToast('Código copiado')
    showToast('Invitado eliminado')
    const seen: string[][] = []
    const stop = toasts.subscribe(() => seen.push(messages()))
    dismissToast(toasts.get()[0]!.id)
    stop()
    showToast('no se oye')
    expect(seen).toEqual([['Invitado eliminado']])
  })
})
