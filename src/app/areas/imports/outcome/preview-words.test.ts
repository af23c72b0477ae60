import { describe, expect, it } from 'vitest'
import { countsInWords, linesInBrief } from './preview-words.ts'

const line = (label: string, detail: string | null = null) => ({ label, detail, state: 'new' as const })

describe('a section of the preview', () => {
  it('names its first lines and counts the others', () => {
    const lines = [line('Ceremonia', '12:30'), line('Cóctel', '13:30'), line('Banquete'), line('Baile')]
    expect(linesInBrief({ lines, more: 1300 })).toBe(
      'Ceremonia 12:30 · Cóctel 13:30 · Banquete · y 1.301 más',
    )
    expect(linesInBrief({ lines: lines.slice(0, 1), more: 0 })).toBe('Ceremonia 12:30')
  })
})

describe('what was brought', () => {
  it('is counted in a sentence, without what did not come', () => {
    const counts = [
      { key: 'guests', count: 1180 },
      { key: 'vendors', count: 1 },
      { key: 'tasks', count: 0 },
      { key: 'photos', count: 2 },
    ]
    expect(countsInWords(counts)).toBe('1.180 invitados, 1 proveedor y 2 imágenes')
    expect(countsInWords([])).toBe('')
  })
})
