import type { BroughtWedding } from '#contract/exports.ts'
import { weddingsQuery } from '../../../shared/session/session.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import '../../../shared/files/archive.sentences.ts'
import { plannerImportQuery } from './planner-imports.queries.ts'

/** Opens a downloaded wedding that waits in an import as a new one of the planner. */
export const openFile = (importId: string, fileId: string): Promise<BroughtWedding> =>
  client.plannerImports.openFile({ importId, fileId }).finally(() => {
    void queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: plannerImportQuery(importId).queryKey })
  })
