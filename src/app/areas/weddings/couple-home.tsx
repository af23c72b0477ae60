import type { Wedding } from '#contract/weddings.ts'
import { Page } from '../../shell/page.tsx'

export function CoupleHome({ wedding }: { wedding: Wedding }) {
  return (
    <Page>
      <h1 className="italic">{wedding.name}</h1>
    </Page>
  )
}
