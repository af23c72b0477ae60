import type { ReadPages } from '../../../../shared/list-import/read-pages.ts'

/** The reader of guest lists, which is fetched with the first file. */
export const readPages: ReadPages = async (file) => {
  const { readListFile } = await import('../../../../areas/guests/import/read-list-file.ts')
  return readListFile(file)
}
