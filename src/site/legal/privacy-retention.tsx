import { RETENTION } from '#domain/retention-rules.ts'
import { LegalTable } from './legal-page.tsx'

/** How long everything is kept, out of the numbers by which it is deleted (RGPD 13.2 a). */
export function PrivacyRetention() {
  return (
    <>
      <h2>Cuánto tiempo</h2>
      <LegalTable
        caption="Cuánto tiempo guardamos cada cosa"
        headings={['Qué', 'Hasta cuándo']}
        rows={ROWS}
      />
      <p>
        Las copias de seguridad pueden guardar lo eliminado hasta que les llega su propia caducidad; mientras
        tanto no se usan para nada más.
      </p>
    </>
  )
}

const ROWS = Object.values(RETENTION).map(({ what, until }) => [what, until])
