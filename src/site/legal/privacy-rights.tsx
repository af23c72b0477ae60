import type { Operator } from '#domain/operation/operator.ts'
import { ContactLink } from './legal-page.tsx'

/** All rights, how they are used, and the authority (RGPD 13.2 b to d). */
export function PrivacyRights({ operator }: { operator: Operator }) {
  return (
    <>
      <p>
        Puedes acceder a tus datos, corregirlos, suprimirlos, llevártelos, limitar su uso, oponerte a él y
        retirar un permiso cuando quieras, sin que afecte a lo hecho antes. Oponerte vale, sobre todo, para lo
        que arriba se basa en un interés.
      </p>
      <p>
        En tu perfil cambias tu nombre y tu email, cierras tus sesiones, descargas una copia de todo lo tuyo y
        eliminas la cuenta; cada boda se descarga entera y se elimina desde su página. Para lo demás,{' '}
        {operator.email ? `escribe a ${operator.email} o ` : ''}
        <ContactLink>escríbenos</ContactLink>, mejor desde el email de la cuenta. Contestamos en un mes y no
        cuesta nada.
      </p>
      <p>
        Si crees que no lo hacemos bien, puedes reclamar ante la Agencia Española de Protección de Datos (
        <a href="https://www.aepd.es" className="link" rel="noopener">
          aepd.es
        </a>
        ).
      </p>
    </>
  )
}
