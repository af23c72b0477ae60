import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_NAME_MAX_BYTES, safeFileName } from './files.ts'
import { renamedFile } from './renamed-file.ts'

describe('the name of a file', () => {
  it.each([
    'contrato.pdf',
    'Menú de boda (definitivo) ñ 👰.docx',
    'año 2027, mesa nº 4.xlsx',
    'محضر.pdf',
    'sin-extensión',
  ])('%j stays as it is', (name) => {
    expect(safeFileName(name)).toBe(name)
  })

  it.each([
    ['../../x', 'x'],
    ['C:\\Users\\Lucía\\menú.pdf', 'menú.pdf'],
    ['/', 'archivo'],
    ['..', 'archivo'],
    ['.env', 'env'],
    ['foto.png.', 'foto.png'],
    ['a\tb\nc.txt', 'a b c.txt'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['a\u200Bb.txt', 'ab.txt'],
    ['menu\u0301.pdf', 'menú.pdf'],
    ['que?<es>:"esto"|*.txt', 'que__es___esto___.txt'],
    ['a\ud83d.txt', 'a\ufffd.txt'],
    ['', 'archivo'],
  ])('%j becomes %j', (given, name) => {
    expect(safeFileName(given)).toBe(name)
  })

  it('is shortened in its stem, between whole characters', () => {
    const name = safeFileName(`${'👰'.repeat(100)}.pdf`)
    expect(name).toBe(`${'👰'.repeat(62)}.pdf`)
  })

  it('is safe for every input, and cleaning it again changes nothing', () => {
    const parts = fc.constantFrom(
      '.',
      '..',
      '/',
      '\\',
      ' ',
      '\u202e',
      '\u0000',
      'ñ',
      'a',
      '👰',
      '.pdf',
      '"',
      '\n',
    )
    const given = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(parts, { maxLength: 300 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(given, (typed) => {
        const name = safeFileName(typed)
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(name).not.toMatch(/^[. ]|[. ]$|^$/)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(FILE_NAME_MAX_BYTES)
        expect(safeFileName(name)).toBe(name)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a file that is renamed', () => {
  it.each([
    ['Tarifas 2028', 'tarifas.pdf', 'Tarifas 2028.pdf'],
    ['Tarifas 2028.pdf', 'tarifas.pdf', 'Tarifas 2028.pdf'],
    ['Tarifas 2028.PDF', 'tarifas.pdf', 'Tarifas 2028.pdf'],
    ['foto.png', 'tarifas.pdf', 'foto.png.pdf'],
    ['a/b', 'tarifas.pdf', 'a-b.pdf'],
    ['Bases', 'LEEME', 'Bases'],
  ])('%j in place of %j is %j', (given, before, name) => {
    expect(renamedFile(given, before)).toBe(name)
  })

  it.each(['', ' ', '.pdf', '...', '\u200b'])('is not called %j', (given) => {
    expect(renamedFile(given, 'tarifas.pdf')).toBeNull()
  })
})
