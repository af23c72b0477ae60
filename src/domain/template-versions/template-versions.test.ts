import { describe, expect, it } from 'vitest'
import { rowFacts } from './row-facts.ts'
import { differencesOf } from './template-versions.ts'

const fact = (key: string, words: string) => ({ key, label: key.toUpperCase(), words })

describe('the differences of two versions', () => {
  it('name what was changed, added and removed, and nothing that stayed', () => {
    const before = [fact('a', 'uno'), fact('b', 'dos'), fact('c', 'tres')]
    const after = [fact('d', 'cuatro'), fact('b', 'dos'), fact('a', 'UNO')]
    expect(differencesOf(before, after)).toEqual([
      { key: 'd', label: 'D', before: null, after: 'cuatro' },
      { key: 'a', label: 'A', before: 'uno', after: 'UNO' },
      { key: 'c', label: 'C', before: 'tres', after: null },
    ])
    expect(differencesOf(after, after)).toEqual([])
  })
})

describe('the rows of a version', () => {
  it('are known by their names, each of the same name apart', () => {
    const words = { nameOf: ({ name }: { name: string }) => name, words: () => 'x' }
    const facts = rowFacts('Línea', [{ name: 'a' }, { name: 'a' }, { name: '' }], words)
    expect(facts.map(({ key }) => key)).toEqual(['Línea a 1', 'Línea a 2', 'Línea  1'])
    expect(facts.at(-1)!.label).toBe('Línea')
  })
})
