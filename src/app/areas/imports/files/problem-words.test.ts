import { describe, expect, it } from 'vitest'
import { READING_PROBLEMS } from '#domain/imports/imports.ts'
import { problemWords } from './problem-words.ts'

describe('the words of a problem', () => {
  it.each([...READING_PROBLEMS, 'REPEATED'] as const)('say what helps with %s', (problem) => {
    const { label, help } = problemWords(problem, 'lista.xlsx')
    expect(label).toMatch(/^\p{Lu}[^.]+$/u)
    expect(help).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('say how a file of Numbers that does not open is exported', () => {
    for (const problem of ['DAMAGED', 'NOT_READ'] as const)
      expect(problemWords(problem, 'Boda.numbers').help).toContain('Exportar a › Excel')
    expect(problemWords('DAMAGED', 'boda.xlsx').help).not.toContain('Numbers')
  })

  it('send a person to where the password was put', () => {
    expect(problemWords('PROTECTED', 'invitados.xlsx').help).toContain('en Excel')
    expect(problemWords('PROTECTED', 'notas.docx').help).toContain('en Word')
    expect(problemWords('PROTECTED', 'boda.numbers').help).toContain('en Numbers')
    expect(problemWords('PROTECTED', 'contrato.PDF').help).toContain('PDF sin contraseña')
    expect(problemWords('PROTECTED', 'todo.zip').help).toContain('suelta lo que hay dentro')
  })
})
