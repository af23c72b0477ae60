import type { Access } from '#domain/members/permissions.ts'
import type { ArchiveReader } from './archive.queries.ts'
import { partOf, tablesFor } from './archive-tables.ts'
import type { StoredFile } from './stream-zip.ts'

/** `boda.json`, a row at a time: the heading, the rows that the member may see, and where each file lies. */
export async function* indexOf(
  reader: ArchiveReader,
  access: Access,
  heading: object,
  files: readonly StoredFile[],
): AsyncGenerator<string> {
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
