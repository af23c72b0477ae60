import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CFB, utils, write } from '@e965/xlsx'
import { LIMITS } from '#domain/operation/limits.ts'
import { picture } from '../outside/images.ts'

/** A file as a journey drops or chooses it. */
export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

export const GUESTS: GivenFile = {
  name: 'invitados.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Nombre;Familia;Email', 'Carmen Aguirre;Aguirre;carmen@correo.example', 'Teo Lasa;Lasa;'].join('\r\n'),
  ),
}

/** A workbook with one sheet of vendors. */
export const budgetBook = (): GivenFile => {
  const rows = [
    ['Proveedor', 'Categoría', 'Coste', 'Pagado'],
    ['La Alacena', 'Catering', 9860, 2958],
    ['Flores Lola', 'Floristería', 1200, 0],
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Presupuesto')
  return {
    name: 'presupuesto final.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }),
  }
}

/** A workbook that asks for a password: what Excel writes is a container of the older kind with the parts locked. */
export function lockedBook(): GivenFile {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(600, 4))
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(9000, 7))
  return {
    name: 'cerrado.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(CFB.write(container, { type: 'buffer' }) as Buffer),
  }
}

/** A day with more moments than an agenda keeps. */
export const longAgenda = (): GivenFile => ({
  name: 'horario.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Fecha;Hora;Actividad',
      ...Array.from({ length: LIMITS.wedding.agendaItems + 1 }, (_, at) => {
        const [hour, minute] = [8 + Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0'))
        return `10/04/2027;${hour}:${minute};Momento ${at + 1}`
      }),
    ].join('\r\n'),
  ),
})

export const photo = async (name: string, width: number): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(width, 60).jpeg().toBuffer(),
})

/** Calls with a folder on the disk that holds the files under their paths, and takes it away after. */
export async function withFolder(files: readonly GivenFile[], use: (path: string) => Promise<void>) {
  const root = await mkdtemp(join(tmpdir(), 'traslado-'))
  try {
    for (const { name, buffer } of files) {
      const path = join(root, 'Boda', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, buffer)
    }
    await use(join(root, 'Boda'))
  } finally {
    await rm(root, { recursive: true })
  }
}
