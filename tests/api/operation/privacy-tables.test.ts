import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { textOf } from '../../support/contract/text-of.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

const ACCOUNT = 'Cuenta: nombre, email, papel'
const WEDDING =
  'Tus bodas: miembros y permisos, invitados (con lo que regaló cada familia y si le habéis dado las gracias, si lo anotáis), proveedores, presupuesto, archivos, ideas, agenda, tareas'
const INVITATION = 'lo que cuentan tus invitaciones'
const NOTIFICATIONS = 'Qué notificaciones quieres, por qué vía y a qué horas'
const PUBLIC = 'Marca y perfil público'
const BOOKS = 'Tus cuentas, si eres planner'
const OPENED = 'Cuándo se abrió cada enlace compartido'
const HOOKS = 'La dirección de los programas a los que avisas de lo que cambia en una boda'
const SUPPORT = 'Lo que escribes a quien gestiona Azahar desde «Ayuda»'
const REPORTS = 'Avisos de un contenido'
const GUEST_MAILS =
  'Qué correos se enviaron a los invitados, qué buzones los rechazaron y quién no quiere más'

/** The part of the privacy policy that tells of a table; `null` for one that says nothing of a person. */
const TOLD: Record<string, string | null> = {
  'auth.account': ACCOUNT,
  'auth.user': ACCOUNT,
  profiles: ACCOUNT,
  'auth.wallet_address': 'tu wallet',
  'auth.account_activity': 'Actividad de tu cuenta: qué cambió en las formas de entrar',
  'auth.app_access': 'los programas con acceso',
  'auth.passkey': 'tus passkeys',
  'auth.two_factor': 'el segundo paso',
  'auth.email_change': 'Un cambio de email sin confirmar',
  'auth.verification': 'Códigos y enlaces de los correos para entrar',
  'auth.refresh_token': 'la llave de un programa ya se usó',
  'auth.session': 'Sesiones: cuándo se abrió cada una y desde qué navegador',
  account_deletions: 'Una cuenta que se elimina',
  wedding_exports: 'La copia de una boda que preparas',
  wedding_export_files: 'La copia de una boda que preparas',
  export_schedules: 'Cada cuánto quieres una copia de una boda',
  imports: 'Los archivos que traes',
  import_files: 'Los archivos que traes',
  import_pieces: 'Los archivos que traes',
  planner_imports: 'Los archivos que traes',
  planner_import_files: 'Los archivos que traes',
  planner_import_pieces: 'Los archivos que traes',
  data_exports: 'La copia de tus datos que pides',
  data_export_files: 'La copia de tus datos que pides',
  activity_changes: 'quién cambió qué',
  activity_lines: 'quién cambió qué',
  wedding_versions: 'quién cambió qué',
  agenda_days: WEDDING,
  agenda_items: WEDDING,
  tasks: WEDDING,
  seating_tables: WEDDING,
  table_releases: WEDDING,
  event_table_releases: WEDDING,
  seating_rooms: WEDDING,
  seating_shapes: WEDDING,
  room_pictures: WEDDING,
  room_grounds: WEDDING,
  seats: WEDDING,
  bus_trips: WEDDING,
  bus_sheet_versions: WEDDING,
  bus_boardings: 'quién ha subido a cada autobús',
  seat_drafts: WEDDING,
  seating_rules: WEDDING,
  hotels: WEDDING,
  room_blocks: WEDDING,
  stays: WEDDING,
  lodging_wishes: 'dónde dormirás',
  budgets: WEDDING,
  payers: WEDDING,
  payment_plans: WEDDING,
  instalments: WEDDING,
  payments: WEDDING,
  component_catalog: WEDDING,
  inspiration_files: WEDDING,
  inspiration_folders: WEDDING,
  inspiration_shares: WEDDING,
  inspirations: WEDDING,
  item_files: WEDDING,
  vendors: WEDDING,
  wedding_cover_files: WEDDING,
  wedding_covers: WEDDING,
  wedding_members: WEDDING,
  weddings: WEDDING,
  guests: WEDDING,
  households: WEDDING,
  wedding_events: WEDDING,
  invitation_settings: INVITATION,
  guest_pages: INVITATION,
  public_pages: INVITATION,
  comments: 'conversaciones',
  member_visits: 'cuándo estuviste por última vez en cada una',
  deleted_weddings: 'Una boda que se elimina',
  deleted_wedding_members: 'Una boda que se elimina',
  event_answers: 'Lo que pones al contestar: si vas, tu menú',
  household_answers: 'cuándo contestaste y qué cambiaste',
  catering_version_needs: 'Alergias y dietas de los invitados',
  agenda_links: OPENED,
  member_calendars: OPENED,
  catering_sheets: OPENED,
  bus_sheets: OPENED,
  webhooks: HOOKS,
  webhook_lines: HOOKS,
  webhook_deliveries: 'Qué avisos se enviaron a tus programas',
  former_link_readers: 'quién dejó de poder verlos',
  guest_mails: GUEST_MAILS,
  guest_messages: GUEST_MAILS,
  message_chats: GUEST_MAILS,
  mail_recipients: GUEST_MAILS,
  reminder_runs: GUEST_MAILS,
  invitation_codes: 'Códigos de invitación: el nombre y el email',
  notification_preferences: NOTIFICATIONS,
  notification_settings: NOTIFICATIONS,
  notifications: 'Notificaciones',
  push_subscriptions: 'Adónde enviar las notificaciones de un navegador',
  planner_directory: PUBLIC,
  planner_former_slugs: PUBLIC,
  planner_logos: PUBLIC,
  planner_portfolio: PUBLIC,
  planner_portfolio_files: PUBLIC,
  task_templates: 'Tus plantillas de tareas',
  task_template_uses: 'en qué bodas las has usado',
  planner_requests: 'Solicitudes a un planner',
  planner_reply_templates: 'Solicitudes a un planner',
  quotes: 'Solicitudes a un planner',
  quote_versions: 'cuándo lo abriste',
  quote_events: 'lo que preguntas y lo que contestas',
  quote_packages: null,
  agreements: 'Contratos con un planner',
  agreement_versions: 'Contratos con un planner',
  agreement_signatures: 'Contratos con un planner',
  agreement_papers: 'Contratos con un planner',
  agreement_templates: null,
  planner_request_events: 'Solicitudes a un planner',
  book_issuers: BOOKS,
  book_accounts: BOOKS,
  book_charges: BOOKS,
  book_charge_versions: BOOKS,
  book_entries: BOOKS,
  book_entry_files: BOOKS,
  book_series: null,
  book_receipts: BOOKS,
  book_links: BOOKS,
  book_reminders: BOOKS,
  subscriptions: 'Plan de planner, donde se cobra',
  account_suspensions: 'Que una cuenta está suspendida',
  operator_acts: 'Qué hizo quien gestiona Azahar en su zona',
  operator_sittings: null,
  support_conversations: SUPPORT,
  support_messages: SUPPORT,
  text_announcements: null,
  text_receipts: 'Qué cambios de estos textos te anunciamos',
  content_reports: REPORTS,
  report_decisions: REPORTS,
  report_claims: REPORTS,
  hidden_content: REPORTS,
  rate_limits: 'La red de la que viene una petición',
  orphaned_files: 'Restos de archivos que no llegaron a guardarse',
  missing_files: null,
  file_deletions: 'Restos de archivos que no llegaron a guardarse',
  'auth.jwks': null,
  catering_versions: null,
  installation: null,
  mail_paces: null,
}

it('the privacy policy tells of every table that says something of a person', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth')
    order by 1`)
  expect(Object.keys(TOLD).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const policy = textOf(await (await app.fetch('/privacidad')).text())
  for (const [table, words] of Object.entries(TOLD)) if (words) expect(policy, table).toContain(words)
})
