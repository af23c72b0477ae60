import { GuestListReader } from './guest-list-reader.ts'
import { importErrorMessage } from './import-messages.ts'

/** The pages of a file as rows of cells, or the sentence that says why it cannot be read. */
export async function readListFile(file: File): Promise<{ pages: string[][][] } | { problem: string }> {
  const reader = new GuestListReader()
  const table = await reader.readTable(file)
  reader.close()
  return 'code' in table
    ? { problem: importErrorMessage(table) }
    : { pages: table.sheets.map(({ rows }) => rows) }
}
