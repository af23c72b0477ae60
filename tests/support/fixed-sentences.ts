/** A screen, as somewhere to go to with an account of a role, and what has to be done there to see the sentences. */
export type Screen = {
  path: string
  as?: 'couple' | 'planner'
  /** The name of a button to press, after which the sentences are there. */
  press?: string
  sentences: string[]
}

/**
 * The sentences that the specification fixes, on the screen where a person meets each of them. `{wedding}` is a
 * new wedding of the person, `{folder}` an empty folder in it, `{user}` the person. Those that need a story have tests of their own, which are named here.
 */
export const SCREENS: Screen[] = [
  { path: '/planners', sentences: ['Primera boda gratis'] },
  { path: '/directorio?zona=nadie', sentences: ['Ajusta los filtros para ver planners en tu zona'] },
  { path: '/signup', sentences: ['Soy pareja', 'Soy wedding planner'] },
  { path: '/login', sentences: ['Olvidé mi contraseña'] },
  { path: '/reset-password', press: 'Enviar enlace', sentences: ['Escribe tu email'] },
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
  { as: 'couple', path: '/app/couple/{wedding}', sentences: ['Fecha por definir', 'Invitar pareja/planner'] },
  { as: 'couple', path: '/app/couple/{wedding}/vendors', sentences: ['El Canvas de tu boda'] },
  { as: 'couple', path: '/app/couple/{wedding}/budget', sentences: ['Presupuesto'] },
  { as: 'couple', path: '/app/couple/{wedding}/day-b', sentences: ['Aún no tienes agenda', 'Crear agenda'] },
  {
    as: 'couple',
    path: '/app/couple/{wedding}/inspiration?carpeta={folder}',
    sentences: ['Eliminar carpeta', 'Aún no hay imágenes en esta carpeta.'],
  },
  { as: 'couple', path: '/app/notifications', sentences: ['No tienes notificaciones.'] },
  { as: 'couple', path: '/app/profile', sentences: ['Cambiar contraseña'] },
  { as: 'planner', path: '/app/planner/{user}', sentences: ['Panel de planner'] },
  { as: 'planner', path: '/app/planner/{user}/branding', sentences: ['Personalización'] },
  { as: 'planner', path: '/app/planner/{user}/public-profile', sentences: ['Perfil público'] },
  { as: 'planner', path: '/app/planner/{user}/billing', sentences: ['Facturación'] },
  { as: 'planner', path: '/app/planner/{user}/settings', sentences: ['Configuración'] },
]

/** Sentences that stand on a screen only after a story, with the test that tells it. */
export const TOLD_ELSEWHERE: Record<string, string> = {
  'No se pudo crear. Intenta de nuevo': 'tests/e2e/inspiration.spec.ts',
  'Tus bodas': 'tests/e2e/planner-dashboard.spec.ts',
  'Importar lista': 'tests/e2e/guests-import.spec.ts',
  'Añadir invitado': 'tests/e2e/guests.spec.ts',
  'Todas las bodas': 'tests/e2e/notifications.spec.ts',
  'Sobrescribir lista actual': 'tests/e2e/guests-import.spec.ts',
  'Añadir al final': 'tests/e2e/guests-import.spec.ts',
  'Confirmar proveedor': 'tests/e2e/vendors-journey.spec.ts',
  'Desmarcar confirmado': 'tests/e2e/vendors-journey.spec.ts',
  'Aún no hay archivos.': 'tests/e2e/vendors-panel.spec.ts',
  'No hay elementos en esta sección.': 'tests/e2e/vendors.spec.ts',
  'No hay proveedores confirmados en esta categoría.': 'tests/e2e/budget.spec.ts',
  'No hay notificaciones': 'tests/e2e/notifications.spec.ts',
  'Guardado ✓': 'tests/e2e/profile.spec.ts',
  'Salir de la boda': 'tests/e2e/planner-dashboard.spec.ts',
  'La nueva contraseña debe tener al menos 8 caracteres.': 'tests/e2e/accounts.spec.ts',
  'Las contraseñas no coinciden.': 'tests/e2e/accounts.spec.ts',
}
