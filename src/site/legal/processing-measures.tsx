import { SESSION_DAYS } from '#domain/operation/retention.ts'
import type { LegalSection } from './legal-page.tsx'

/** The measures that protect the data (RGPD 32), as the product has them and as its operator has to have them. */
export const SECURITY_MEASURES: LegalSection = {
  id: 'medidas',
  title: 'Anexo 2: medidas de seguridad',
  body: (
    <>
      <p>En la aplicación:</p>
      <ul>
        <li>Contraseñas guardadas como huella, rechazo de las más filtradas, passkeys y segundo paso.</li>
        <li>
          Límites a los intentos, avisos de dispositivo nuevo y sesiones que acaban a los {SESSION_DAYS} días
          sin entrar y que se pueden cerrar a distancia.
        </li>
        <li>
          Permisos por sección que se comprueban en cada petición; los datos de una boda no se alcanzan desde
          otra.
        </li>
        <li>Enlaces con claves que no se adivinan y que se anulan; direcciones de archivos que caducan.</li>
        <li>Imágenes comprobadas por su contenido y guardadas sin los datos de dónde se hicieron.</li>
        <li>Registro de cambios de cada boda, papelera y plazos que se cumplen solos.</li>
        <li>Un registro técnico sin nombres, emails ni contenido.</li>
      </ul>
      <p>En quien gestiona la instalación:</p>
      <ul>
        <li>Conexión cifrada hasta el navegador, y discos y copias de seguridad protegidos.</li>
        <li>Acceso a los servidores solo para quien lo necesita, con su propia clave.</li>
        <li>Copias de seguridad que se prueban, y actualizaciones de seguridad al día.</li>
        <li>Un plan para avisar de brechas y quien responda de él.</li>
      </ul>
    </>
  ),
}
