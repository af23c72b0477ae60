import { ACTIVITY_LINES_MAX, TRASH_DAYS } from '#domain/activity.ts'
import { HEALTH_KEPT_DAYS } from '#domain/allergens.ts'
import { NOTIFICATION_KEPT_DAYS } from '#domain/notifications.ts'
import { KNOWN_DEVICE_DAYS, SESSION_DAYS, SESSION_MAX_DAYS } from '#domain/retention.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings.ts'
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

const ROWS = [
  ['Cuenta y bodas', 'Mientras tengas cuenta'],
  [
    'Una boda que se elimina',
    `${DELETED_WEDDING_DAYS} días, para poder recuperarla; después se elimina con sus archivos`,
  ],
  [
    'Lo que se elimina de una boda: invitados, proveedores, carpetas, agenda',
    `${TRASH_DAYS} días en la papelera, para poder recuperarlo`,
  ],
  [
    'La actividad de una boda: quién cambió qué',
    `Mientras exista la boda, hasta ${ACTIVITY_LINES_MAX.toLocaleString('es-ES')} cambios`,
  ],
  [
    'Alergias y dietas de los invitados',
    `${HEALTH_KEPT_DAYS} días después de la boda, o antes si se retira el permiso`,
  ],
  ['Notificaciones', `${NOTIFICATION_KEPT_DAYS} días`],
  ['Sesiones', `${SESSION_DAYS} días sin entrar, y ${SESSION_MAX_DAYS} como mucho`],
  ['Que un navegador es conocido', `${KNOWN_DEVICE_DAYS} días, solo en ese navegador`],
  ['Mensajes de contacto', 'Lo que tardamos en resolverlos, y un año como mucho'],
  ['Solicitudes a un planner', 'Mientras ese planner las conserve en su bandeja'],
  ['Lo que pida una obligación legal, como lo facturado', 'El tiempo que marque la ley, bloqueado'],
]
