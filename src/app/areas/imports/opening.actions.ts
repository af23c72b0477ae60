import type { BroughtWedding } from '#contract/exports.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import type { ImportRef } from './import-refs.ts'
import '../../shared/files/archive.sentences.ts'
import { importQuery } from './imports.queries.ts'

/** Opens a downloaded wedding that waits in an import as a new one. */
export const openFile = (ref: ImportRef, fileId: string): Promise<BroughtWedding> =>
  client.imports.openFile({ ...ref, fileId }).finally(() => {
    void queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: importQuery(ref.weddingId, ref.importId).queryKey })
  })
