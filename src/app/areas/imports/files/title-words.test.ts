import { describe, expect, it } from 'vitest'
import type { ImportFileView } from '#contract/import-rows.ts'
import { nextLabel, titleOf } from './title-words.ts'

const file = (changed: Partial<ImportFileView> = {}): ImportFileView => ({
  ...{ id: 'a', name: 'a.csv', bytes: 1, received: 1, state: 'read', problem: null },
  ...{ parts: [], openedAs: null },
  ...changed,
})
const PROTECTED = file({ state: 'problem', problem: 'PROTECTED' })

describe('the title of what was dropped', () => {
  it.each([
    [[file(), file({ state: 'arriving' })], 0, 'Llega un archivo'],
    [[file({ state: 'waiting' }), file({ state: 'waiting' })], 0, 'Leyendo 2 archivos'],
    [[file(), file()], 3, '2 archivos, 3 preguntas'],
    [[file()], 1, 'Un archivo, una pregunta'],
    [[file(), PROTECTED], 0, 'Un archivo no se abre'],
    [[file(), PROTECTED], 1, '2 archivos, una pregunta'],
    [[file(), file({ state: 'problem', problem: 'REPEATED' })], 0, '2 archivos'],
  ] as const)('%#', (files, questions, title) => {
    expect(titleOf(files, questions)).toBe(title)
  })
})

describe('the button that leads on', () => {
  it('goes on with the files that open, where nothing is asked', () => {
    expect(nextLabel([file(), PROTECTED], 0)).toBe('Seguir con el otro')
    expect(nextLabel([file(), file(), PROTECTED], 0)).toBe('Seguir con los otros 2')
    expect(nextLabel([file(), PROTECTED], 1)).toBe('Ver cómo queda')
    expect(nextLabel([PROTECTED], 0)).toBe('Ver cómo queda')
    expect(nextLabel([file()], 0)).toBe('Ver cómo queda')
  })
})
