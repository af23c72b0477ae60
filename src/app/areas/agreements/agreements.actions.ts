import type { Agreement } from '#contract/agreement-rows.ts'
import { signedPaperAddress } from '#contract/upload-address.ts'
import type { AgreementContent, AgreementTemplate } from '#domain/agreements/agreements.ts'
import { whileSignedIn } from '../../shared/session/signed-in.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { sendFile } from '../../sync/send-file.ts'
import { requestsQuery } from '../requests/requests.queries.ts'
import { agreementQuery, agreementTemplatesQuery } from './agreements.queries.ts'
import '../../shared/template-sharing/template-sharing.sentences.ts'

/** Shows an agreement as the server has it. */
export function showAgreement(agreement: Agreement): Agreement {
  queryClient.setQueryData(agreementQuery(agreement.requestId).queryKey, agreement)
  return agreement
}

/** Saves what the page has changed since it was shown `was`. */
export const saveAgreement = async (
  requestId: string,
  was: AgreementContent,
  content: AgreementContent,
): Promise<Agreement> => showAgreement(await client.agreements.save({ requestId, was, content }))

/** Signs the draft as it is shown with the name that is typed, and sends it as the version after the last one. */
export async function sendAgreement({ requestId, draft, versions }: Agreement, name: string): Promise<void> {
  const version = versions.length + 1
  showAgreement(await client.agreements.send({ requestId, version, content: draft, name }))
  void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
}

/** Keeps a file as the contract that was signed on paper. */
export async function keepSignedPaper(requestId: string, signedOn: string, file: File): Promise<void> {
  const address = signedPaperAddress(requestId, signedOn)
  showAgreement(await whileSignedIn(() => sendFile<Agreement>(address, file, () => {}).stored))
  void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
}

export async function removeSignedPaper(requestId: string): Promise<void> {
  showAgreement(await client.agreements.removePaper({ requestId }))
  void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
}

type Deposit = { requestId: string; paidOn: string; taskTemplateId: string | null }

/** Books the deposit, which makes the wedding. */
export async function bookDeposit(deposit: Deposit): Promise<void> {
  showAgreement(await client.agreements.bookDeposit(deposit))
  await queryClient.invalidateQueries()
}

/** Keeps a template in the place of `was`, which the page shows. */
export async function saveTemplate(
  { id: templateId, ...content }: AgreementTemplate & { isPrivate?: boolean },
  was: Omit<AgreementTemplate, 'id'> | null,
): Promise<void> {
  const saved = await client.agreements.saveTemplate({ templateId, ...content, was })
  queryClient.setQueryData(agreementTemplatesQuery.queryKey, (templates) => [
    ...(templates ?? []).filter(({ id }) => id !== saved.id),
    saved,
  ])
}

/** Shares a template with the team, or keeps it for oneself. */
export async function shareTemplate(templateId: string, isPrivate: boolean): Promise<void> {
  await client.agreements.shareTemplate({ templateId, isPrivate })
  await queryClient.invalidateQueries({ queryKey: agreementTemplatesQuery.queryKey })
}

export async function removeTemplate(id: string): Promise<void> {
  await client.agreements.removeTemplate({ templateId: id })
  queryClient.setQueryData(agreementTemplatesQuery.queryKey, (templates) =>
    templates?.filter((one) => one.id !== id),
  )
}
