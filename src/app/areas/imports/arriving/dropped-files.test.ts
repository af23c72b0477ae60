import { describe, expect, it } from 'vitest'
import { IMPORT_FILES_MAX } from '#domain/imports/imports.ts'
import { chosen, type Entry, walk } from './dropped-files.ts'

const file = (name: string): Entry => ({
  ...{ isFile: true, isDirectory: false, name },
  file: (found) => found(new File(['x'], name)),
})

/** A folder that tells its entries as browsers do, two at a time. */
const folder = (name: string, ...entries: Entry[]): Entry => ({
  ...{ isFile: false, isDirectory: true, name },
  createReader() {
    let at = 0
    return {
      readEntries(found) {
        found(entries.slice(at, at + 2))
        at += 2
      },
    }
  },
})

const names = async (...entries: Entry[]) => (await walk(entries)).map(({ name }) => name)

describe('what was dropped', () => {
  it('is walked through with its folders, however many parts they tell', async () => {
    const boda = folder(
      'Boda',
      file('invitados.csv'),
      folder('Flores', file('ramo.jpg'), file('centro.jpg'), file('arco.jpg')),
      folder('Vacía'),
    )
    expect(await names(boda, file('suelto.pdf'))).toEqual([
      'Boda/invitados.csv',
      'Boda/Flores/ramo.jpg',
      'Boda/Flores/centro.jpg',
      'Boda/Flores/arco.jpg',
      'suelto.pdf',
    ])
  })

  it('leaves out what systems and open programs put beside it', async () => {
    const left = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._ramo.jpg', '~$presupuesto.xlsx']
    expect(await names(folder('Boda', ...left.map(file), file('presupuesto.xlsx')))).toEqual([
      'Boda/presupuesto.xlsx',
    ])
    expect(chosen([new File([], '.DS_Store'), new File([], 'lista.csv')]).map(({ name }) => name)).toEqual([
      'lista.csv',
    ])
  })

  it('is asked no further once there is more than an import can have', async () => {
    const many = Array.from({ length: IMPORT_FILES_MAX + 500 }, (_, at) => file(`${at}.jpg`))
    expect(await names(...many)).toHaveLength(IMPORT_FILES_MAX + 1)
  })

  it('keeps the end of a path that is too long, in one spelling of its accents', async () => {
    const [name] = await names(folder('a'.repeat(500), file('menu\u0301.pdf')))
    expect(name).toHaveLength(400)
    expect(name).toMatch(/a\/menú\.pdf$/)
  })
})
