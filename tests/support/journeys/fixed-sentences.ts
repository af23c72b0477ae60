/** A screen, as somewhere to go to with an account of a role, and what has to be done there to see the sentences. */
export type Screen = {
  path: string
  as?: 'couple' | 'planner'
  /** The names of what is pressed there, one after the other, until the sentences are there. */
  press?: readonly RegExp[]
  /** Members whom no wedding has while one looks at it: nobody at all, or somebody without a name. */
  members?: 'none' | 'nameless'
  /** Whole sentences; a pattern is for those with a number in them. */
  sentences: readonly (string | RegExp)[]
}

/**
 * Every sentence, label and name in Spanish that the specification fixes, on the screen where a person meets it.
 * `{wedding}` is a new wedding of the person, `{busy}` one with a date, a guest and vendors, `{folder}` an empty
 * folder in the first, `{user}` the person. Those that need a story have tests of their own, which are named below.
 */
export const SCREENS: Screen[] = [
  {
    path: '/',
    sentences: ['Parejas', 'Planners', 'Precios', 'Entrar', 'Empezar', 'Directorio'],
  },
  { path: '/planners', sentences: ['Primera boda gratis'] },
  { path: '/directorio', sentences: [/^desde \d\.\d{3}\s€$/] },
  { path: '/directorio?zona=nadie', sentences: ['Ajusta los filtros para ver planners en tu zona'] },
  { path: '/signup', sentences: ['Soy pareja', 'Soy wedding planner'] },
  { path: '/login', sentences: ['Olvidé mi contraseña'] },
  { path: '/reset-password', press: [/^Enviar enlace$/], sentences: ['Escribe tu email'] },
  {
    path: '/reset-password-new?guardada=1',
    sentences: ['Contraseña actualizada. Ya puedes iniciar sesión.'],
  },
  {
    path: '/login?guardada=1',
    sentences: ['Contraseña actualizada. Ya puedes entrar con tu nueva contraseña.'],
  },
  {
    path: '/reset-password?enviado=1',
    sentences: ['Te hemos enviado un enlace para restablecer tu contraseña.'],
  },
  {
    path: '/signup?enviado=1',
    sentences: [
      'Te hemos enviado un email para confirmar tu cuenta. Revisa tu bandeja y vuelve a iniciar sesión.',
    ],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{wedding}' },
    sentences: [
      ...['Mi boda', 'Invitados', 'Proveedores', 'Presupuesto', 'Inspiración', 'Agenda'],
      ...['Fecha por definir', 'Invitar pareja/planner', 'Pareja'],
    ],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{wedding}', press: [/^Notificaciones/] },
    sentences: ['No hay notificaciones', 'Ver todas'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{wedding}', press: [/^Tu cuenta/] },
    sentences: ['Perfil', 'Salir'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{wedding}', members: 'none' },
    sentences: ['Aún no hay miembros.'],
  },
  { as: 'couple', path: '/app/couple/{wedding}', members: 'nameless', sentences: ['Usuario'] },
  { as: 'couple', path: '/app/couple/{busy}', sentences: [/^Faltan\s*\d+\s*días$/] },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/guests' },
    sentences: [
      ...['Invitados', 'Importar lista', 'Añadir invitado'],
      ...[/^Todos\b/, /^RSVP Sí\b/, /^RSVP No\b/, /^RSVP Pendiente\b/],
    ],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/guests', press: [/^Importar lista$/] },
    sentences: ['Archivo', 'Pegar texto'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/vendors' },
    sentences: [
      ...['El Canvas de tu boda', 'Confirmado', 'No hay elementos en esta sección.', 'Personalizado'],
      ...['Catering & Bebida', 'Música & Entretenimiento', 'Decoración & Ambientación', 'Ceremonia'],
      ...['Espacios & Logística', 'Estilo & Belleza', 'Foto & Vídeo', 'Papelería & Detalles'],
      'Extras & Experiencias',
    ],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/vendors', press: [/^Abrir Olmo/] },
    sentences: ['Detalles', 'Confirmar proveedor'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/vendors', press: [/^Abrir Olmo/, /^Archivos/] },
    sentences: ['Aún no hay archivos.'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/vendors', press: [/^Abrir Lola Discos/] },
    sentences: ['Desmarcar confirmado'],
  },
  {
    ...{ as: 'couple', path: '/app/couple/{busy}/budget', press: [/^Ceremonia/] },
    sentences: ['Presupuesto', 'No hay proveedores confirmados en esta categoría.'],
  },
  { as: 'couple', path: '/app/couple/{wedding}/day-b', sentences: ['Aún no tienes agenda', 'Crear agenda'] },
  {
    as: 'couple',
    path: '/app/couple/{wedding}/inspiration?carpeta={folder}',
    sentences: ['Eliminar carpeta', 'Aún no hay imágenes en esta carpeta.'],
  },
  { as: 'couple', path: '/app/notifications', sentences: ['No tienes notificaciones.'] },
  { as: 'couple', path: '/app/profile', sentences: ['Cambiar contraseña'] },
  {
    ...{ as: 'planner', path: '/app/planner/{user}' },
    sentences: [
      ...['Panel de planner', /^Tus bodas\b/, 'Dashboard', /^Entrar\b/, /^Salir de la boda\b/],
      ...['En marcha', 'Pendiente', 'Completada'],
    ],
  },
  { as: 'planner', path: '/app/planner/{user}/branding', sentences: ['Personalización'] },
  { as: 'planner', path: '/app/planner/{user}/public-profile', sentences: ['Perfil público'] },
  { as: 'planner', path: '/app/planner/{user}/billing', sentences: ['Facturación'] },
  { as: 'planner', path: '/app/planner/{user}/settings', sentences: ['Configuración'] },
]

/** Sentences that stand on a screen only after a story, with the test that tells it. */
export const TOLD_ELSEWHERE: Record<string, string> = {
  'No se pudo crear. Intenta de nuevo': 'tests/e2e/inspiration.spec.ts',
  'Todas las bodas': 'tests/e2e/notifications.spec.ts',
  'hace un momento': 'tests/e2e/notifications.spec.ts',
  'Cargando…': 'tests/e2e/directory.spec.ts',
  'Sobrescribir lista actual': 'tests/e2e/guests-import.spec.ts',
  'Añadir al final': 'tests/e2e/guests-import.spec.ts',
  'Guardado ✓': 'tests/e2e/profile.spec.ts',
  'La nueva contraseña debe tener al menos 8 caracteres.': 'tests/e2e/accounts.spec.ts',
  'Las contraseñas no coinciden.': 'tests/e2e/accounts.spec.ts',
}
