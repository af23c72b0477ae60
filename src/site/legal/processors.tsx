import type { Operator } from '#domain/operation/operator.ts'
import { LegalTable } from './legal-page.tsx'

const OWN = 'Nadie más: una máquina de quien gestiona esta web'

/** The companies that work for the operator, as the installation is configured (RGPD 13.1 e and 28.2). */
export function Processors({ operator }: { operator: Operator }) {
  const { hosting, mail, storage } = operator
  return (
    <LegalTable
      caption="Quién trabaja por encargo de quien gestiona esta web"
      headings={['Para qué', 'Quién']}
      rows={[
        ['Alojamiento y copias de seguridad', hosting ?? OWN],
        ['Envío de correo', mail ?? OWN],
        ['Almacén de archivos', storage ?? hosting ?? OWN],
      ]}
    />
  )
}
