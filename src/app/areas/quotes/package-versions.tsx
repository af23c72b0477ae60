import type { KeptPackage } from '#contract/quotes.ts'
import { packageFacts } from '#domain/quotes/package-facts.ts'
import type { QuotePackage } from '#domain/quotes/quotes.ts'
import { VersionsDialog } from '../../shared/template-versions/versions-dialog.tsx'
import { client } from '../../sync/api.ts'
import { savePackage } from './quotes.actions.ts'

type VersionsProps = { kept: KeptPackage; onClose: () => void }

/** The versions of one of the packages of quotes. */
export function Versions({ kept: { id, sharing: _, ...current }, onClose }: VersionsProps) {
  return (
    <VersionsDialog<Omit<QuotePackage, 'id'>>
      templateId={id}
      name={current.name}
      current={current}
      facts={packageFacts}
      list={() => client.quotes.packageVersions({ templateId: id })}
      read={(version) => client.quotes.packageVersion({ templateId: id, version })}
      save={(content, was) => savePackage({ id, ...content }, was)}
      onClose={onClose}
    />
  )
}
