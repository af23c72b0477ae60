import type { KeptAgreementTemplate } from '#contract/agreements.ts'
import type { AgreementTemplate } from '#domain/agreements/agreements.ts'
import { agreementTemplateFacts } from '#domain/agreements/template-facts.ts'
import { VersionsDialog } from '../../shared/template-versions/versions-dialog.tsx'
import { client } from '../../sync/api.ts'
import { saveTemplate } from './agreements.actions.ts'

type VersionsProps = { kept: KeptAgreementTemplate; onClose: () => void }

/** The versions of one of the templates of agreements. */
export function Versions({ kept: { id, sharing: _, ...current }, onClose }: VersionsProps) {
  return (
    <VersionsDialog<Omit<AgreementTemplate, 'id'>>
      templateId={id}
      name={current.name}
      current={current}
      facts={agreementTemplateFacts}
      list={() => client.agreements.templateVersions({ templateId: id })}
      read={(version) => client.agreements.templateVersion({ templateId: id, version })}
      save={(content, was) => saveTemplate({ id, ...content }, was)}
      onClose={onClose}
    />
  )
}
