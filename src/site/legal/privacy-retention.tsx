import { RETENTION } from '#domain/operation/retention-rules.ts'
import { LegalTable } from './legal-page.tsx'

/** How long everything is kept, out of the numbers by which it is deleted (RGPD 13.2 a). */
export function PrivacyRetention() {
  return (
    <LegalTable caption="Cuánto tiempo guardamos cada cosa" headings={['Qué', 'Hasta cuándo']} rows={ROWS} />
  )
}

const ROWS = Object.values(RETENTION).map(({ what, until }) => [what, until])
