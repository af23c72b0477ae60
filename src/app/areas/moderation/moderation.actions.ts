import type { OpenedReport } from '#contract/moderation.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { openedReportQuery, reportsQuery } from './moderation.queries.ts'

type Decision = Parameters<typeof client.moderation.reports.decide>[0]
type ClaimAnswer = Parameters<typeof client.moderation.reports.answerClaim>[0]

export async function decideReport(decision: Decision): Promise<void> {
  keep(await client.moderation.reports.decide(decision))
  showToast('Decidido. Cada parte recibe los motivos por email.')
}

export async function answerClaim(answer: ClaimAnswer): Promise<void> {
  keep(await client.moderation.reports.answerClaim(answer))
  showToast('Contestado. Quien reclamó recibe los motivos por email.')
}

function keep(report: OpenedReport): void {
  queryClient.setQueryData(openedReportQuery(report.id).queryKey, report)
  void queryClient.invalidateQueries({ queryKey: reportsQuery().queryKey })
  void queryClient.invalidateQueries({ queryKey: api.operator.log.key() })
}
