import {
  ACCOUNT_COOKIE,
  DEVICE_DATABASE,
  LEAVING_COOKIE,
  SHARED_CACHE,
  WEDDING_COOKIE,
} from '../accounts/device.ts'
import { TRUSTED_DEVICE_DAYS } from '../accounts/second-step.ts'
import { PAGE_PROOF_DAYS } from '../households/public-page.ts'
import { PENDING_CODE_COOKIE, PENDING_CODE_SECONDS } from '../member-codes/member-codes.ts'
import { ASKED_PATH_KEY } from '../text/asked-path.ts'
import { DAY_SECONDS } from '../time/time.ts'
import { KNOWN_DEVICE_DAYS, SESSION_DAYS, UNSENT_DAYS } from './retention.ts'

/** Something that Azahar keeps in a browser, as the privacy policy lists it (LSSI 22). */
export type Stored = {
  /** Its name, or what it begins with where this ends in a separator. */
  name: string
  kind: 'Cookie' | 'Almacén local' | 'Almacén de la pestaña' | 'Base de datos' | 'Caché'
  purpose: string
  until: string
}

const YEAR = 'Un año'
const TAB = 'Hasta cerrar la pestaña'

/** All of it, and all of it needed for what the person asks; tests compare the list with the code and with browsers. */
export const BROWSER_STORAGE: readonly Stored[] = [
  {
    name: 'azahar.session_token',
    kind: 'Cookie',
    purpose: 'Tu sesión: sin ella habría que poner la contraseña en cada página',
    until: `Hasta que sales, o ${SESSION_DAYS} días sin entrar`,
  },
  {
    name: ACCOUNT_COOKIE,
    kind: 'Cookie',
    purpose: 'De qué cuenta son los datos que se abren sin conexión',
    until: 'Hasta que sales',
  },
  {
    name: LEAVING_COOKIE,
    kind: 'Cookie',
    purpose: 'Que has salido sin conexión: tu sesión se cierra en cuanto la haya',
    until: 'Hasta que se cierra',
  },
  {
    name: 'azahar.device.',
    kind: 'Cookie',
    purpose: 'Que en este navegador ya has entrado: así nadie te deja fuera probando contraseñas',
    until: `${KNOWN_DEVICE_DAYS} días`,
  },
  {
    name: 'azahar.two_factor',
    kind: 'Cookie',
    purpose: 'Que ya has dado la contraseña y solo falta el segundo paso',
    until: 'Diez minutos',
  },
  {
    name: 'azahar.trust_device',
    kind: 'Cookie',
    purpose: 'Que en este dispositivo no quieres dar el segundo paso cada vez',
    until: `${TRUSTED_DEVICE_DAYS} días`,
  },
  {
    name: 'azahar.state',
    kind: 'Cookie',
    purpose: 'Que quien vuelve de entrar con otro servicio es quien salió de aquí',
    until: 'Diez minutos',
  },
  {
    name: 'azahar.better-auth-passkey',
    kind: 'Cookie',
    purpose: 'La pregunta que tu passkey firma al entrar o al añadirla',
    until: 'Cinco minutos',
  },
  {
    name: PENDING_CODE_COOKIE,
    kind: 'Cookie',
    purpose: 'El código de una invitación, mientras creas la cuenta',
    until: `${PENDING_CODE_SECONDS / DAY_SECONDS} días`,
  },
  {
    name: 'azahar.code-to',
    kind: 'Cookie',
    purpose: 'La dirección a la que has pedido un código para entrar, para usarlo aquí',
    until: 'Diez minutos',
  },
  {
    name: 'azahar.sent-to',
    kind: 'Cookie',
    purpose: 'La dirección a la que acabamos de escribirte, para decírtela',
    until: 'Diez minutos',
  },
  {
    name: WEDDING_COOKIE,
    kind: 'Cookie',
    purpose: 'Qué boda tenías abierta',
    until: YEAR,
  },
  {
    name: 'azahar.order.',
    kind: 'Cookie',
    purpose: 'En qué orden ves tus bodas',
    until: YEAR,
  },
  {
    name: 'azahar.families',
    kind: 'Cookie',
    purpose: 'Si ves la lista de invitados por familias',
    until: YEAR,
  },
  {
    name: 'azahar.columns',
    kind: 'Cookie',
    purpose: 'Qué columnas ves en la lista de invitados',
    until: YEAR,
  },
  {
    name: 'azahar.family-columns',
    kind: 'Cookie',
    purpose: 'Qué columnas ves en la lista por familias',
    until: YEAR,
  },
  {
    name: 'azahar.borrador',
    kind: 'Cookie',
    purpose: 'Si lo que añades a una boda empieza como borrador',
    until: YEAR,
  },
  {
    name: 'azahar.canvas',
    kind: 'Cookie',
    purpose: 'Qué categorías del canvas tienes plegadas',
    until: YEAR,
  },
  {
    name: 'azahar.boda',
    kind: 'Cookie',
    purpose: 'Que ya has dado la contraseña de la página de una boda',
    until: `${PAGE_PROOF_DAYS} días, o hasta que la pareja la cambia`,
  },
  {
    name: 'azahar.idioma',
    kind: 'Cookie',
    purpose: 'El idioma que un invitado elige en su invitación',
    until: YEAR,
  },
  {
    name: 'azahar-theme',
    kind: 'Almacén local',
    purpose: 'Si prefieres el tema claro o el oscuro',
    until: 'Hasta que lo cambias',
  },
  {
    name: 'azahar.subidas.',
    kind: 'Almacén local',
    purpose:
      'A quién has marcado al contar un autobús, también sin conexión, y el nombre que pones al contar',
    until: 'Hasta que cuentas en otra boda; lo que no se ha enviado, hasta que se envía',
  },
  {
    name: 'azahar.unsaved.',
    kind: 'Almacén de la pestaña',
    purpose: 'Lo que has escrito y aún no se ha guardado',
    until: TAB,
  },
  {
    name: ASKED_PATH_KEY,
    kind: 'Almacén de la pestaña',
    purpose: 'A qué página ibas cuando te pedimos entrar',
    until: TAB,
  },
  {
    name: 'tsr-scroll-restoration-',
    kind: 'Almacén de la pestaña',
    purpose: 'A qué altura de la página estabas',
    until: TAB,
  },
  {
    name: 'tanstack_router_reload:',
    kind: 'Almacén de la pestaña',
    purpose: 'Que la página ya se ha recargado una vez por una versión nueva',
    until: TAB,
  },
  {
    name: DEVICE_DATABASE,
    kind: 'Base de datos',
    purpose: 'Tu boda, para abrirla sin conexión, y los cambios que esperan para enviarse',
    until: `Hasta que sales; lo que pides guardar sin enviar, hasta que vuelves a entrar o ${UNSENT_DAYS} días`,
  },
  {
    name: 'workbox-precache-',
    kind: 'Caché',
    purpose: 'Lo imprescindible de la aplicación, para abrirla sin conexión',
    until: 'Hasta la versión siguiente',
  },
  {
    name: 'azahar-files',
    kind: 'Caché',
    purpose: 'Los demás archivos de la aplicación que ya has usado',
    until: 'Hasta la versión siguiente',
  },
  {
    name: SHARED_CACHE,
    kind: 'Caché',
    purpose:
      'Lo que otra aplicación comparte con Azahar, hasta que eliges su carpeta; solo lo ve quien lo compartió',
    until: 'Hasta que lo guardas o lo descartas',
  },
  {
    name: 'azahar-hojas',
    kind: 'Caché',
    purpose:
      'Las hojas de proveedor y de autobús que has abierto, para verlas sin conexión el día de la boda',
    until: 'Hasta que el enlace deja de valer y lo abres, o hay otras veinte',
  },
]
