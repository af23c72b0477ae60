import { ARCHIVE_FORMAT, ARCHIVE_INDEX, ARCHIVE_VERSION } from '#domain/archive/wedding-archive.ts'
import { neutraliseCell } from '#domain/guest-import/spreadsheet-cell.ts'
import type { Access } from '#domain/members/permissions.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { type ArchiveReader, atOneMoment, readHeading } from './archive.queries.ts'
import { ORIGINALS } from './archive-originals.ts'
import { SHEETS } from './archive-sheets.ts'
import { partOf, tablesFor } from './archive-tables.ts'
import { FileNames } from './file-names.ts'
import type { Document, StoredFile } from './stream-zip.ts'

/** A ZIP of a wedding is made of this: texts that are written now, and files that are read when their turn comes. */
export type CollectedWedding = { name: string; documents: Document[]; files: StoredFile[] }

type Asked = { weddingId: MemberWeddingId; access: Access; now: Date }

/**
 * Lets `use` write the texts of a wedding, as far as a member sees it and without drafts, while all of it stays as it
 * is at one moment; a batch of rows is held at a time. A planner may hand the ZIP to the couple, so it holds what
 * they see of each.
 */
export async function collectWedding<T>(
  { databases: { published } }: Pick<Platform, 'databases'>,
  { weddingId, access, now }: Asked,
  use: (wedding: CollectedWedding) => Promise<T>,
): Promise<T> {
  const { name, people } = await readHeading(published, weddingId)
  return atOneMoment(published, weddingId, async (reader) => {
    const files = await nameFiles(reader, access)
    const heading = {
      formato: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      creado: now.toISOString(),
      personas: people,
    }
    const documents: Document[] = [
      { name: 'LEEME.txt', contents: once(readMe(name)) },
      { name: ARCHIVE_INDEX, contents: index(reader, access, heading, files) },
      ...SHEETS.filter(({ section }) => access[section] !== 'none').map((sheet) => ({
        name: sheet.name,
        contents: csv(reader.lines(sheet)),
      })),
    ]
    return use({ name, documents, files })
  })
}

async function nameFiles(reader: ArchiveReader, access: Access): Promise<StoredFile[]> {
  const names = new FileNames()
  const files: StoredFile[] = []
  for (const { section, text } of ORIGINALS) {
    if (access[section] === 'none') continue
    for (const original of await reader.originals(text)) {
      const { table, key, bucket, path, size } = original
      files.push({ name: names.take(original), table, key, bucket, path, size })
    }
  }
  return files
}

async function* index(reader: ArchiveReader, access: Access, heading: object, files: StoredFile[]) {
  yield `${JSON.stringify(heading).slice(0, -1)},\n"tablas":{`
  const tables = tablesFor(access)
  for (const [place, archived] of tables.entries()) {
    yield `${place > 0 ? ',' : ''}\n"${partOf(archived)}":[`
    let isFirst = true
    for await (const row of reader.rows(archived, access)) {
      yield isFirst ? `\n${row}` : `,\n${row}`
      isFirst = false
    }
    yield ']'
  }
  yield '},\n"archivos":['
  for (const [place, { name, table, key, size }] of files.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify({ nombre: name, tabla: table, clave: key, bytes: size })}`
  }
  yield ']}\n'
}

/** With the mark by which spreadsheets know UTF-8. */
async function* csv(lines: AsyncIterable<string[]>) {
  yield '\uFEFF'
  for await (const cells of lines) yield `${cells.map(quoted).join(';')}\r\n`
}

const quoted = (cell: string) => `"${neutraliseCell(cell).replaceAll('"', '""')}"`

async function* once(text: string) {
  yield text
}

const readMe = (name: string) => `${name}

Aquí está la boda tal como la ves en Azahar, en carpetas: invitados, proveedores con sus archivos,
presupuesto, conversación, agenda e inspiración. Las tablas (.csv) se abren con cualquier hoja de cálculo.

boda.json lo tiene todo para volver a Azahar: en «Tus datos», «Importar una boda», elige este ZIP.

No están los enlaces que abren la boda sin cuenta (invitaciones, catering, agenda): se crean de nuevo.
Tampoco los borradores que un planner no ha publicado.
`
