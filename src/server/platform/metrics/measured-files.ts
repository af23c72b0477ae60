import type { Files, FoundFile } from '#server/platform/files/files.ts'
import { StorageError } from '#server/platform/storage-error.ts'
import type { Metrics } from './metrics.ts'

/** A store whose files and failures are counted. */
export function measuredFiles(files: Files, metrics: Pick<Metrics, 'file' | 'storageError'>): Files {
  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof StorageError) metrics.storageError(error.state)
      throw error
    }
  }
  const measured = (found: FoundFile, bucket: Parameters<Files['find']>[0]): FoundFile => ({
    ...found,
    async read(part) {
      const contents = await asked(found.read(part))
      const bytes = part ? part.last - part.first + 1 : found.size
      metrics.file({ operation: 'read', bucket, bytes })
      return contents
    },
  })
  return {
    ...files,
    async put(bucket, path, contents, size) {
      await asked(files.put(bucket, path, contents, size))
      metrics.file({ operation: 'write', bucket, bytes: size })
    },
    async take(bucket, path, file, size) {
      await asked(files.take(bucket, path, file, size))
      metrics.file({ operation: 'write', bucket, bytes: size })
    },
    async find(bucket, path) {
      const found = await asked(files.find(bucket, path))
      return found && measured(found, bucket)
    },
    async remove(bucket, path) {
      await asked(files.remove(bucket, path))
      metrics.file({ operation: 'remove', bucket, bytes: 0 })
    },
    removeAll: (bucket, folder) => asked(files.removeAll(bucket, folder)),
  }
}
