import { type HelpSlug, helpPath } from '#domain/help/help-slugs.ts'

/** The question that a screen raises most, and the answer to it, by the last part of its address. */
const OF_WEDDING: Record<string, readonly [question: string, answer: HelpSlug]> = {
  '': ['¿Cómo invito a mi pareja?', 'invitar-a-organizar'],
  tasks: ['¿Cómo se marcan solas?', 'tareas'],
  guests: ['¿Cómo se importa?', 'importar-una-lista'],
  'move-in': ['¿Cómo se importa?', 'traer-lo-que-tienes'],
  'move-out': ['¿Qué lleva el ZIP?', 'llevarte-tus-datos'],
  seating: ['¿Cómo se sienta?', 'mesas'],
  transport: ['¿Cómo se llenan?', 'autobuses'],
  answers: ['¿De dónde salen?', 'respuestas'],
  'guest-page': ['¿Qué ven las familias?', 'la-invitacion'],
  catering: ['¿Cómo se manda?', 'catering'],
  vendors: ['¿Cómo se añaden?', 'proveedores'],
  budget: ['¿Qué se suma?', 'presupuesto'],
  'what-if': ['¿Qué cambia?', 'si-vienen-menos'],
  inspiration: ['¿Cómo se guardan?', 'inspiracion'],
  'day-b': ['¿Cómo se hace?', 'agenda'],
  members: ['¿Quién ve qué?', 'permisos'],
  activity: ['¿Cómo se deshace?', 'actividad'],
  style: ['¿Qué cambia?', 'estilo'],
}

const OF_PLANNER: typeof OF_WEDDING = {
  '': ['¿Cómo se usa?', 'panel-de-planner'],
  'move-in': ['¿Cómo se traen?', 'traer-tus-bodas'],
  tasks: ['¿Cómo se usan las plantillas?', 'tareas-de-tus-bodas'],
  requests: ['¿Cómo se contesta?', 'solicitudes'],
  calendar: ['¿Cómo se lee?', 'calendario'],
  vendors: ['¿Cómo se usa?', 'libreta'],
  team: ['¿Qué ve cada persona?', 'trabajar-en-equipo'],
  quotes: ['¿Qué ve la pareja?', 'presupuestos-a-parejas'],
  agreements: ['¿Qué ve la pareja?', 'contratos-con-parejas'],
  branding: ['¿Dónde se ve?', 'personalizacion'],
  'public-profile': ['¿Cómo aparezco?', 'perfil-publico'],
  billing: ['¿Cómo se anota?', 'cobrar-a-una-pareja'],
  profit: ['¿Cómo se apunta?', 'lo-que-te-queda'],
  settings: ['¿Cómo entro sin contraseña?', 'entrar-sin-contrasena'],
  notifications: ['¿Cómo se eligen?', 'notificaciones'],
}

const OF_ACCOUNT: typeof OF_WEDDING = {
  profile: ['¿Cómo me llevo mis datos?', 'llevarte-tus-datos'],
  notifications: ['¿Cómo se eligen?', 'notificaciones'],
}

/** Tabs that the address names by `view`, where they raise another question than their screen. */
const OF_VIEW: typeof OF_WEDDING = {
  'transport lodging': ['¿Cómo se pregunta?', 'alojamiento'],
}

/** The context help of a screen, or of the `view` of it that is open; null for one that has none. */
export function contextHelp(path: string, view?: string): { question: string; href: string } | null {
  const [, app, side = '', owner = '', page = ''] = path.replace(/\/$/, '').split('/')
  if (app !== 'app') return null
  const found =
    side === 'couple'
      ? (OF_VIEW[`${page} ${view}`] ?? OF_WEDDING[page])
      : side === 'planner'
        ? owner === 'w'
          ? OF_WEDDING['']
          : OF_PLANNER[page]
        : OF_ACCOUNT[side]
  return found ? { question: found[0], href: helpPath(found[1]) } : null
}
