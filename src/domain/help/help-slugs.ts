/** The answers of the help, by the last part of their address: `/ayuda/{slug}`. */
export const HELP_SLUGS = [
  'crear-la-boda',
  'invitar-a-organizar',
  'entrar-con-un-codigo',
  'permisos',
  'salir-de-una-boda',
  'estilo',
  'importar-una-lista',
  'familias',
  'invitaciones-por-whatsapp',
  'invitaciones-por-email',
  'recordar',
  'la-invitacion',
  'otros-eventos',
  'tarjetas-y-codigos-qr',
  'respuestas',
  'alergias',
  'catering',
  'exportar-invitados',
  'proveedores',
  'confirmar-un-proveedor',
  'precio-por-persona',
  'presupuesto',
  'si-vienen-menos',
  'inspiracion',
  'compartir-una-carpeta',
  'agenda',
  'enlace-de-proveedor',
  'retrasar',
  'sin-conexion',
  'notificaciones',
  'papelera',
  'actividad',
  'enlaces-abiertos',
  'panel-de-planner',
  'borradores',
  'personalizacion',
  'perfil-publico',
  'solicitudes',
  'contrasena',
  'entrar-sin-contrasena',
  'dos-pasos',
  'sesiones-y-aplicaciones',
  'cambiar-el-email',
  'llevarte-tus-datos',
  'eliminar-la-cuenta',
  'avisar-de-un-contenido',
] as const

export type HelpSlug = (typeof HELP_SLUGS)[number]

/** The address of an answer. */
export const helpPath = (slug: HelpSlug) => `/ayuda/${slug}`

/** A person writes to us here: in the app with an account, with the form of the contact page without one. */
export const WRITE_PATH = '/ayuda/escribir'
