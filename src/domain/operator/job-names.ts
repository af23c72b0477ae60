/** The jobs as operators read of them, by their name in the queue. */
const NAMES: Readonly<Record<string, string>> = {
  'send-mail': 'Correo',
  'deliver-guest-mails': 'Correos a invitados',
  'send-reminders': 'Recordatorios a invitados',
  'remind-books': 'Recordatorios de cobros',
  'remind-payments': 'Avisos de los pagos a proveedores',
  'remind-tasks': 'Avisos de las tareas de la semana',
  'mail-notifications': 'Notificaciones por correo',
  'send-summaries': 'Resúmenes del día',
  'push-notifications': 'Notificaciones push',
  'send-push': 'Notificación push',
  'delete-queued-files': 'Eliminar archivos',
  'clean-files': 'Limpiar archivos',
  'look-for-missing-files': 'Buscar archivos que faltan',
  housekeeping: 'Limpieza',
  'process-image': 'Miniatura',
  'process-cover': 'Portada',
  'process-portfolio-image': 'Foto de un perfil',
  'forget-removed-portfolio': 'Eliminar fotos de perfiles',
  'forget-removed-inspiration': 'Eliminar imágenes',
  'make-data-export': 'Copia de datos',
  'make-wedding-export': 'Copia de una boda',
  'begin-scheduled-exports': 'Copias que llegan solas',
  'read-import-file': 'Leer un archivo que se trae',
  'apply-import': 'Traer archivos a una boda',
  'read-planner-file': 'Leer un archivo con bodas de un planner',
  'bring-weddings': 'Traer las bodas de un planner',
  'send-webhooks': 'Avisos a programas',
  'sweep-webhooks': 'Avisos a programas que esperan',
  'send-invoice-records': 'Registros de facturas a Hacienda',
  'sweep-invoice-records': 'Registros de facturas que esperan',
  'finish-agreement': 'Contrato firmado',
  'stamp-agreement': 'Sello de tiempo de un contrato',
  'erase-accounts': 'Eliminar cuentas',
  'sync-subscription': 'Plan de un planner',
  'sync-subscriptions': 'Planes',
  'tell-of-plans': 'Avisos de planes',
  'follow-deletion': 'Plan de una cuenta que se va',
  'end-subscriptions': 'Terminar planes',
  'mail-text-change': 'Aviso de un cambio de textos',
  'maintain-queue': 'Cola',
}

/** The name of a job; one of a newer version is called as the queue calls it. */
export const jobName = (job: string): string => NAMES[job] ?? job

/** The job that sends a mail. */
export const MAIL_JOB = 'send-mail'
