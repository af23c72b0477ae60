import { freeFileName, safeFileName } from '#domain/files/files.ts'

/** Gives every file of a ZIP a name of its own that any file system takes: 'ramo (2).jpg'. */
export class FileNames {
  readonly #taken = new Set<string>()

  take({ folders, fileName }: { folders: readonly string[]; fileName: string }): string {
    const place = folders.map(safeFileName).join('/')
    const name = safeFileName(fileName)
    const free = `${place}/${freeFileName(name, (one) => this.#taken.has(`${place}/${one}`.toLowerCase()))}`
    this.#taken.add(free.toLowerCase())
    return free
  }
}
