import type { Agreement } from '#contract/agreement-rows.ts'
import type { AgreementContent } from '#domain/agreements/agreements.ts'
import { useKeptDraft } from '../../shared/kept-draft/use-kept-draft.ts'
import { conflictsIn } from './agreement-conflicts.ts'
import { saveAgreement, showAgreement } from './agreements.actions.ts'

/** The draft of an agreement with what was typed over it. */
export const useAgreementForm = (agreement: Agreement) =>
  useKeptDraft<AgreementContent, Agreement>({
    ...{ name: `agreement of ${agreement.requestId}`, stored: agreement, begun: agreement.draft },
    ...{ show: showAgreement, conflictsIn },
    save: (was, content) => saveAgreement(agreement.requestId, was, content),
  })
