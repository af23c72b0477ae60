import type { Operator } from '#domain/operator.ts'

/** Who gets to see data, who works for the operator, and where (RGPD 13.1 e and f). */
export function PrivacyRecipients({ operator }: { operator: Operator }) {
  const processors = [
    ['Alojamiento', operator.hosting],
    ['Envío de correo', operator.mail],
    ['Almacén de archivos', operator.storage],
  ].filter(([, who]) => who)
  return (
    <>
      <h2>Quién los ve</h2>
      <ul>
        <li>Los miembros de cada boda. Quien no lo es no puede saber ni que existe.</li>
        <li>
          Quien abre un enlace que habéis compartido: un proveedor su agenda, una familia su invitación,
          alguien de confianza una carpeta. Cada enlace enseña solo lo suyo y se puede anular.
        </li>
        <li>Cualquiera, lo que un planner pone en su perfil público mientras esté en el directorio.</li>
        <li>
          Quien gestiona esta instalación y quien la aloja, que por fuerza tienen acceso técnico. Solo lo usan
          para mantenerla, por seguridad o porque nos lo pides.
        </li>
        <li>
          Si activas las notificaciones en un dispositivo, el servicio que las entrega a tu navegador (de
          Google, Apple, Mozilla o Microsoft, según cuál uses). Van cifradas para tu navegador: ese servicio
          solo sabe cuándo llega una.
        </li>
        <li>Jueces y autoridades, cuando la ley obliga.</li>
      </ul>
      <p>
        {processors.length > 0
          ? `Trabajan por encargo nuestro: ${processors.map(([what, who]) => `${what}: ${who}`).join('. ')}.`
          : 'No hemos nombrado ninguna empresa que trabaje por encargo nuestro: los datos están en la propia máquina de quien gestiona esta instalación.'}{' '}
        No vendemos datos ni los cedemos para publicidad.
      </p>
      <p>
        Si alguna de esas empresas está fuera del Espacio Económico Europeo, solo trabajamos con ella con una
        decisión de adecuación o con las cláusulas tipo de la Comisión; pídenos una copia cuando quieras. Los
        botones de WhatsApp y de mapas no envían nada hasta que los pulsas; entonces sales a esos servicios.
      </p>
    </>
  )
}
