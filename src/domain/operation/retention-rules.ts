import { ACCOUNT_RECOVERY_DAYS, KEPT_BY_LAW } from '../accounts/account-deletion.ts'
import { DATA_EXPORT_HOURS } from '../accounts/data-exports.ts'
import { ACTIVITY_LINES_MAX, TRASH_DAYS } from '../activity/activity.ts'
import { AGENCY_INVITATION_DAYS } from '../agencies/agencies.ts'
import { REMOVED_APPOINTMENT_DAYS } from '../calendar/attendees.ts'
import { EXPORT_DAYS } from '../exports/exports.ts'
import { ORPHAN_DAYS } from '../files/files.ts'
import { HEALTH_KEPT_DAYS } from '../guests/allergens.ts'
import { WITHOUT_DATE_MONTHS } from '../households/invitation-settings.ts'
import { IMPORT_OPEN_HOURS, IMPORT_UNDO_DAYS } from '../imports/imports.ts'
import { REPORT_KEPT_DAYS } from '../moderation/reports.ts'
import { NOTIFICATION_KEPT_DAYS } from '../notifications/notification-limits.ts'
import { OPERATOR_LOG_DAYS } from '../operator/operator-acts.ts'
import { SUPPORT_KEPT_DAYS } from '../support/support.ts'
import { formatNumber } from '../text/spanish-numbers.ts'
import { BOARDINGS_KEPT_DAYS } from '../transport/boarding.ts'
import { REMOVED_BOOK_VENDOR_DAYS } from '../vendor-book/vendor-book.ts'
import { DELIVERY_KEPT_DAYS } from '../webhooks/webhooks.ts'
import { DELETED_WEDDING_DAYS } from '../weddings/weddings.ts'
import {
  ACCOUNT_ACTIVITY_DAYS,
  DATA_EXPORT_KEPT_DAYS,
  KNOWN_DEVICE_DAYS,
  SESSION_DAYS,
  SESSION_MAX_DAYS,
  SIGNING_KEY_DAYS,
  USED_REFRESH_TOKEN_DAYS,
} from './retention.ts'

/** How long something is kept, as the privacy policy says it, and the job that deletes it then. */
export type RetentionRule = {
  what: string
  until: string
  /** Null for what ends by itself or with something else. */
  job: string | null
}

/** Everything that is kept and for how long, out of the numbers by which it is deleted (RGPD 13.2 a). */
export const RETENTION = {
  accounts: { what: 'Cuenta y bodas', until: 'Mientras tengas cuenta', job: null },
  deletedAccounts: {
    what: 'Una cuenta que se elimina',
    until: `${ACCOUNT_RECOVERY_DAYS} días, para poder volver; después, con las bodas en las que no hay nadie más. Lo que escribiste en las demás se queda sin tu nombre`,
    job: 'erase-accounts',
  },
  deletedWeddings: {
    what: 'Una boda que se elimina',
    until: `${DELETED_WEDDING_DAYS} días, para poder recuperarla; después se elimina con sus archivos`,
    job: 'housekeeping',
  },
  activity: {
    what: 'Lo que se elimina de una boda (invitados, proveedores, carpetas, agenda), y quién cambió qué',
    until: `${TRASH_DAYS} días en la papelera; la actividad, mientras exista la boda, hasta ${formatNumber(ACTIVITY_LINES_MAX)} cambios`,
    job: 'housekeeping',
  },
  teams: {
    what: 'El equipo de un planner: quién está, qué lleva en cada boda, sus días libres y qué invitaciones esperan',
    until: `Mientras estén en el equipo; una invitación, ${AGENCY_INVITATION_DAYS} días`,
    job: 'housekeeping',
  },
  appointments: {
    what: 'Las citas de un planner y a quién invita a ellas: el nombre, el email y la respuesta',
    until: `Mientras las tenga; una que quita y de la que ya se avisó, ${REMOVED_APPOINTMENT_DAYS} días`,
    job: 'housekeeping',
  },
  vendorBook: {
    what: 'La libreta de proveedores de un planner, con sus archivos',
    until: `Mientras los tenga; lo que elimina, ${REMOVED_BOOK_VENDOR_DAYS} días, para poder recuperarlo`,
    job: 'housekeeping',
  },
  memberCodes: {
    what: 'El nombre de quien recibe un código para entrar en una boda',
    until: 'Hasta que se usa o se renueva; si no, mientras exista la boda',
    job: null,
  },
  guestMails: {
    what: 'Qué correos se enviaron a los invitados, qué buzones los rechazaron y quién no quiere más',
    until: 'Mientras exista la boda',
    job: null,
  },
  webhookDeliveries: {
    what: 'Qué avisos se enviaron a tus programas y qué contestaron, sin lo que decían',
    until: `${DELIVERY_KEPT_DAYS} días`,
    job: 'housekeeping',
  },
  healthData: {
    what: 'Alergias y dietas de los invitados',
    until: `${HEALTH_KEPT_DAYS} días después de la boda (sin fecha, ${WITHOUT_DATE_MONTHS} meses después de la última respuesta), o antes si se retira el permiso`,
    job: 'housekeeping',
  },
  boardings: {
    what: 'Quién ha subido a cada autobús',
    until: `${BOARDINGS_KEPT_DAYS} días después de la boda (sin fecha, un año después de contarlo)`,
    job: 'housekeeping',
  },
  emptyHouseholds: {
    what: 'Una familia sin personas',
    until: `${TRASH_DAYS} días desde que se quita a la última`,
    job: 'housekeeping',
  },
  notifications: { what: 'Notificaciones', until: `${NOTIFICATION_KEPT_DAYS} días`, job: 'housekeeping' },
  pushDevices: {
    what: 'Adónde enviar las notificaciones de un navegador, si las activas en él',
    until: 'Hasta que las desactivas, sales o acaba la sesión',
    job: null,
  },
  sessions: {
    what: 'Sesiones',
    until: `${SESSION_DAYS} días sin entrar, y ${SESSION_MAX_DAYS} como mucho`,
    job: 'housekeeping',
  },
  usedTokens: {
    what: 'Que la llave de un programa ya se usó, para notar si alguien la copia',
    until: `${USED_REFRESH_TOKEN_DAYS} días, o mientras el programa tenga acceso`,
    job: 'housekeeping',
  },
  signingKeys: {
    what: 'Las claves con las que firmamos esas llaves',
    until: `${2 * SIGNING_KEY_DAYS} días`,
    job: 'housekeeping',
  },
  codes: {
    what: 'Códigos y enlaces de los correos para entrar, confirmar o cambiar la contraseña',
    until: 'Hasta que se usan o caducan: diez minutos, una hora o un día',
    job: 'housekeeping',
  },
  emailChanges: {
    what: 'Un cambio de email sin confirmar',
    until: 'Hasta que caducan sus enlaces',
    job: 'housekeeping',
  },
  accountActivity: {
    what: 'La actividad de tu cuenta: qué cambió en las formas de entrar, cuándo y con qué navegador',
    until: `${ACCOUNT_ACTIVITY_DAYS} días`,
    job: 'housekeeping',
  },
  attempts: {
    what: 'Cuántas veces se ha intentado algo, para frenar abusos',
    until: 'Hasta que acaba su plazo, un día como mucho',
    job: 'housekeeping',
  },
  imports: {
    what: 'Los archivos que traes y aún no has guardado en la boda',
    until: `${IMPORT_OPEN_HOURS} horas; qué trajiste, ${IMPORT_UNDO_DAYS} días, para deshacerlo`,
    job: 'housekeeping',
  },
  dataExports: {
    what: 'La copia de tus datos que pides',
    until: `${DATA_EXPORT_HOURS} horas; que la pediste, ${DATA_EXPORT_KEPT_DAYS} días`,
    job: 'housekeeping',
  },
  weddingExports: {
    what: 'La copia de una boda que preparas',
    until: `${EXPORT_DAYS} días, o hasta que la eliminas o dejas la boda; que la pediste, ${DATA_EXPORT_KEPT_DAYS} días`,
    job: 'housekeeping',
  },
  exportSchedules: {
    what: 'Cada cuánto quieres una copia de una boda',
    until: 'Hasta que lo apagas o dejas la boda',
    job: null,
  },
  suspensions: {
    what: 'Que una cuenta está suspendida, y por qué',
    until: 'Mientras dure la suspensión',
    job: null,
  },
  operatorActs: {
    what: 'Qué hizo quien gestiona Azahar en su zona, y a qué cuenta afecta',
    until: `${OPERATOR_LOG_DAYS / 365} años`,
    job: 'housekeeping',
  },
  support: {
    what: 'Lo que escribes a quien gestiona Azahar desde «Ayuda», y lo que te contestan',
    until: `Mientras la conversación esté abierta, y ${SUPPORT_KEPT_DAYS / 365} años desde que se cierra`,
    job: 'housekeeping',
  },
  mails: {
    what: 'Correos que esperan a ser enviados',
    until: 'Hasta que se envían, tres días como mucho',
    job: 'maintain-queue',
  },
  orphanedFiles: {
    what: 'Restos de archivos que no llegaron a guardarse',
    until: `${ORPHAN_DAYS} días`,
    job: 'clean-files',
  },
  knownDevices: {
    what: 'Que un navegador es conocido',
    until: `${KNOWN_DEVICE_DAYS} días, solo en ese navegador`,
    job: null,
  },
  log: {
    what: 'El registro técnico de la instalación, sin nombres ni emails',
    until: 'Un año como mucho',
    job: null,
  },
  backups: {
    what: 'Lo eliminado que aún está en copias de seguridad',
    until: 'Hasta que caduca cada copia; mientras tanto no se usa para nada más',
    job: null,
  },
  reports: {
    what: 'Avisos de un contenido, lo que decidimos y las reclamaciones',
    until: `Hasta que lo decidimos y ${REPORT_KEPT_DAYS} días más, o mientras el contenido siga oculto`,
    job: 'housekeeping',
  },
  textReceipts: {
    what: 'Qué cambios de estos textos te anunciamos y cuándo dijiste «Entendido»',
    until: 'Mientras tengas cuenta',
    job: null,
  },
  contact: {
    what: 'Mensajes de contacto y desistimientos',
    until: 'Lo que tardamos en resolverlos, y un año como mucho',
    job: null,
  },
  requests: {
    what: 'Solicitudes a un planner',
    until: 'Mientras ese planner las conserve en su bandeja',
    job: null,
  },
  law: {
    what: KEPT_BY_LAW,
    until: 'El tiempo que marque la ley, bloqueado',
    job: null,
  },
} as const satisfies Record<string, RetentionRule>

type Rules = typeof RETENTION

/** Housekeeping deletes these every hour. */
export type HousekeptKind = {
  [K in keyof Rules]: Rules[K]['job'] extends 'housekeeping' ? K : never
}[keyof Rules]
