import { describe, expect, it } from 'vitest'
import type { ImportFileView, ImportPartView } from '#contract/import-rows.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import { isAsked, namesInWords, photosInWords, rowsOf } from './file-list-rows.ts'

const part = (kind: PartKind, sheet: string | null = null): ImportPartView => ({
  ...{ kind, sheet, product: null, title: kind, detail: '', alternatives: [] },
  ...{ isUncertain: false, isOut: false },
})

const file = (name: string, ...parts: ImportPartView[]): ImportFileView => ({
  ...{ id: name, name, bytes: 10, received: 10, state: 'read', problem: null, openedAs: null },
  parts,
})

const shown = (files: readonly ImportFileView[]) => rowsOf(files).map(({ kind, key }) => `${kind} ${key}`)

describe('the rows of what was dropped', () => {
  it('stand by what they are, problems and what is on its way before', () => {
    expect(
      shown([
        file('notas.docx', part('unknown')),
        file('contrato.pdf', part('contract')),
        { ...file('llegando.zip'), state: 'arriving' },
        file('lista.csv', part('guests')),
        file('suelta.jpg', part('photos')),
        { ...file('cerrado.xlsx'), state: 'problem', problem: 'PROTECTED' },
      ]),
    ).toEqual([
      'problem cerrado.xlsx',
      'arriving llegando.zip',
      'part lista.csv:0',
      'photos photos:',
      'part contrato.pdf:0',
      'part notas.docx:0',
    ])
  })

  it('keep the pages of a workbook under it', () => {
    expect(shown([file('boda.xlsx', part('tasks', 'tareas'), part('guests', 'lista'))])).toEqual([
      'book boda.xlsx',
      'part boda.xlsx:0',
      'part boda.xlsx:1',
    ])
  })

  it('put pictures together that came together, and those of no folder last', () => {
    const rows = rowsOf([
      file('a.jpg', part('photos')),
      file('Boda/Flores/1.jpg', part('photos')),
      file('Boda/Mesas/2.jpg', part('photos')),
      file('b.jpg', part('photos')),
    ])
    const words = rows.map((row) => row.kind === 'photos' && [photosInWords(row), namesInWords(row.photos)])
    expect(words).toEqual([
      ['2 imágenes en 2 carpetas', '1.jpg y 1 más'],
      ['2 imágenes', 'a.jpg y 1 más'],
    ])
  })

  it('say which of them are asked about', () => {
    const rows = rowsOf([file('lista.csv', part('guests')), file('a.jpg', part('photos'))])
    const question = { title: '', detail: '', options: [], value: '', isAnswered: false }
    const asked = [
      { ...question, key: 'kind:lista.csv:0' },
      { ...question, key: 'loosePhotos', isAnswered: true },
    ]
    expect(rows.map((row) => isAsked(row, asked))).toEqual([true, false])
  })
})
