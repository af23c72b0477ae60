/** The proof of a claim: pages of the app, or tests; nothing for what is still to come. */
export type Proof = readonly (`src/app/routes/${string}` | `tests/${string}`)[]

/** Something that the public pages say about the product. */
export type Claim = { title?: string; line: string; proof: Proof }

/** The words of a claim; what has no proof yet says itself that it is on its way. */
export const lineOf = ({ line, proof }: Claim): string => (proof.length === 0 ? `En camino: ${line}` : line)

const GUESTS = 'tests/e2e/guests-import.spec.ts'
const BUDGET = 'tests/e2e/budget.spec.ts'
const INVITATIONS = 'tests/e2e/invitation-journey.spec.ts'
const DASHBOARD = 'tests/e2e/planner-dashboard.spec.ts'
const BRAND = 'tests/e2e/planner-brand.spec.ts'

/** All of them, by the part of the site where they stand; a test looks for each proof. */
export const CLAIMS = {
  landing: [
    {
      title: 'Invitados',
      line: 'Tu lista como una hoja de cálculo: pega, importa o escribe. Quién viene, quién no y quién falta por contestar.',
      proof: [GUESTS],
    },
    {
      title: 'Proveedores',
      line: 'Del catering al cuarteto de cuerda. Coste, archivos y estado de cada uno, en un solo lienzo.',
      proof: ['tests/e2e/vendors-journey.spec.ts'],
    },
    {
      title: 'Presupuesto',
      line: 'Confirma un proveedor y el total se actualiza solo. Sin fórmulas ni sorpresas.',
      proof: [BUDGET],
    },
    {
      title: 'Inspiración',
      line: 'Carpetas de colores para guardar lo que te enamora y enseñárselo a quien lo hará realidad.',
      proof: ['tests/e2e/inspiration.spec.ts'],
    },
    {
      title: 'Agenda',
      line: 'El día B, hora a hora, para que nadie pregunte qué toca ahora.',
      proof: ['tests/e2e/agenda.spec.ts'],
    },
  ],
  landingCouples: [
    { line: 'Invitaciones en cinco idiomas, con su respuesta', proof: [INVITATIONS] },
    { line: 'Proveedores, costes y archivos', proof: ['tests/e2e/vendors-panel.spec.ts'] },
    { line: 'Presupuesto al día', proof: [BUDGET] },
    { line: 'Inspiración en carpetas', proof: ['tests/e2e/inspiration.spec.ts'] },
  ],
  landingPlanners: [
    { line: 'Panel con fechas y días que faltan', proof: [DASHBOARD] },
    { line: 'Tu logo en cada boda', proof: [BRAND] },
    { line: 'Perfil público en el directorio', proof: ['tests/e2e/directory.spec.ts'] },
    { line: 'Avisos de lo que cambia', proof: ['tests/e2e/notifications.spec.ts'] },
  ],
  coupleTiles: [
    {
      title: 'Invitados',
      line: 'Pega, importa un Excel o escribe. Quién viene, quién no y quién no ha dicho nada todavía.',
      proof: [GUESTS],
    },
    {
      title: 'Proveedores',
      line: 'Coste, estado, archivos y conversación de cada uno. Confirma cuando lo veas claro.',
      proof: ['tests/e2e/vendors-panel.spec.ts'],
    },
    {
      title: 'Agenda',
      line: 'El día B hora a hora, para imprimir, repartir y llevar en el móvil, también sin conexión.',
      proof: ['tests/e2e/agenda-out.spec.ts', 'tests/e2e/offline.spec.ts'],
    },
    {
      title: 'Inspiración',
      line: 'Carpetas de colores con lo que te gusta, para enseñárselo a quien lo hará.',
      proof: ['tests/api/inspiration/inspiration.slow.test.ts'],
    },
  ],
  coupleBenefits: [
    {
      title: 'Todo al día, mire quien mire',
      line: 'Lo que cambia una persona lo ven las demás al momento. Invita a tu pareja o a tu planner con un código.',
      proof: ['tests/e2e/live.spec.ts'],
    },
    {
      title: 'Las cuentas salen solas',
      line: 'El presupuesto suma lo que confirmas y te enseña lo que aún está en el aire.',
      proof: [BUDGET],
    },
    {
      title: 'Nada se pierde por el chat',
      line: 'Cada proveedor guarda sus archivos y su conversación, junto a lo que cuesta.',
      proof: ['tests/e2e/vendors-panel.spec.ts'],
    },
  ],
  plannerTiles: [
    {
      title: 'Dashboard',
      line: 'Todas tus bodas por fecha, nombre o estado. La próxima, la primera.',
      proof: [DASHBOARD],
    },
    {
      title: 'Personalización',
      line: 'Sube tu logo y elige tu color. Cada pareja los ve en su boda.',
      proof: [BRAND],
    },
    {
      title: 'Notificaciones',
      line: 'Un aviso cuando algo cambia, y de qué boda. Sin preguntar por WhatsApp.',
      proof: ['tests/e2e/notifications.spec.ts'],
    },
    {
      title: 'Facturación',
      line: 'Cobros y pagos de cada boda, listos para tu gestoría.',
      proof: ['tests/e2e/books.spec.ts', 'tests/api/books/books.slow.test.ts'],
    },
  ],
  plannerBenefits: [
    {
      title: 'Un código y dentro',
      line: 'Invitas a la pareja o te invitan. Lo que preparas en borrador lo ve cuando tú lo publicas.',
      proof: ['tests/api/members/member-codes.slow.test.ts', 'tests/e2e/planner-drafts.spec.ts'],
    },
    {
      title: 'Tu marca en cada boda',
      line: 'Tu logo y tu color, en la app de cada pareja, con tu teléfono y tu web a mano.',
      proof: [BRAND],
    },
    {
      title: 'Un sitio donde encontrarte',
      line: 'Perfil público con tu portfolio y un lugar en el directorio, buscable por zona, estilo y precio.',
      proof: ['tests/e2e/directory.spec.ts'],
    },
  ],
  couplePlan: [
    { line: 'Invitados de Excel o CSV, y sus respuestas', proof: [GUESTS] },
    {
      line: 'Invitaciones en cinco idiomas, con enlace o QR',
      proof: [INVITATIONS, 'tests/api/households/invitation-cards.slow.test.ts'],
    },
    { line: 'Menús y alergias, en una hoja para el catering', proof: ['tests/e2e/catering.spec.ts'] },
    { line: 'Proveedores, archivos y conversaciones', proof: ['tests/e2e/vendors-panel.spec.ts'] },
    { line: 'Presupuesto siempre al día', proof: [BUDGET] },
    {
      line: 'Inspiración en carpetas y agenda del día B',
      proof: ['src/app/routes/app/couple/$wid/day-b.tsx'],
    },
    { line: 'Tu pareja y tu planner, dentro', proof: ['tests/api/members/wedding-members.test.ts'] },
  ],
  plannerPlan: [
    { line: 'Todas tus bodas en un panel', proof: [DASHBOARD] },
    { line: 'Tu logo y tu color en cada boda', proof: [BRAND] },
    { line: 'Borradores que la pareja ve cuando publicas', proof: ['tests/e2e/planner-drafts.spec.ts'] },
    { line: 'Notificaciones de cada boda', proof: ['tests/e2e/notifications.spec.ts'] },
    { line: 'Solicitudes de parejas en tu bandeja', proof: ['tests/e2e/planner-requests.spec.ts'] },
    { line: 'Perfil público y directorio', proof: ['src/app/routes/app/planner/$pid/public-profile.tsx'] },
    { line: 'Sin permanencia: cancela cuando quieras', proof: ['tests/api/operation/legal-pages.test.ts'] },
  ],
} as const satisfies Record<string, readonly Claim[]>
