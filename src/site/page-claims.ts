import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import type { Claim } from './claims.ts'

const COUPLE = 'tests/e2e/couple.spec.ts'
const DASHBOARD = 'tests/e2e/planner-dashboard.spec.ts'
const TERMS = 'tests/api/operation/legal-pages.test.ts'

/** The openings of the public pages say these about the product. */
export const OPENINGS = {
  landing: {
    line: 'Invitados, proveedores y presupuesto en un mismo sitio. Para ti, tu pareja y tu wedding planner.',
    proof: [COUPLE, 'tests/api/members/wedding-members.test.ts'],
  },
  couples: {
    line: 'La lista, los proveedores, las ideas y las horas del día, en un sitio que entienden tu pareja, tu planner y tu madre.',
    proof: [COUPLE, 'tests/e2e/members-page.spec.ts'],
  },
  planners: {
    line: 'Fechas, días que faltan y lo que ha cambiado en cada una, con tu marca delante.',
    proof: [DASHBOARD, 'tests/e2e/notifications.spec.ts', 'tests/e2e/planner-brand.spec.ts'],
  },
  pricing: {
    line: `Las parejas no pagan. Los wedding planners, ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido, desde su segunda boda. Ya está, ese es todo el cuadro de precios.`,
    proof: [TERMS],
  },
  directory: {
    line: 'Gente que organiza bodas y duerme por las noches. Filtra por zona, estilo o precio.',
    proof: ['tests/e2e/directory.spec.ts'],
  },
} as const satisfies Record<string, Claim>

/** Every page with a price says this where nobody pays. */
export const FREE_INSTALLATION = {
  line: 'Esta instalación no cobra a nadie: también el plan de wedding planner es gratis.',
  proof: ['tests/api/subscription/plan-limit.slow.test.ts'],
} as const satisfies Claim

/** How it works, in three steps (spec 2). */
export const STEP_CLAIMS = [
  {
    title: 'Crea la boda',
    line: 'Un nombre y una fecha. Si aún no la tienes, ya la pondrás.',
    proof: ['tests/e2e/weddings.spec.ts'],
  },
  {
    title: 'Añade a tus invitados',
    line: 'Escríbelos seguidos o trae tu Excel. Como en una hoja de cálculo.',
    proof: ['tests/e2e/guests.spec.ts', 'tests/e2e/guests-import.spec.ts'],
  },
  {
    title: 'Elige proveedores',
    line: 'Guarda lo que cuesta cada uno, compara y confirma cuando lo veas claro.',
    proof: ['tests/e2e/vendors-journey.spec.ts'],
  },
] as const satisfies readonly Claim[]

/** Search engines and shared links say these of a page, by its path. */
export const DESCRIPTIONS = {
  '/': {
    line: 'Invitados con invitaciones en cinco idiomas, proveedores, presupuesto, inspiración y agenda de tu boda en un mismo sitio. Gratis para parejas, sin tarjeta.',
    proof: [COUPLE, 'tests/e2e/invitation-journey.spec.ts', 'tests/e2e/agenda.spec.ts'],
  },
  '/parejas': {
    line: 'Invitados, proveedores, agenda e inspiración para organizar tu boda sin estrés, con tu pareja y tu wedding planner. Gratis y sin tarjeta.',
    proof: [COUPLE, 'tests/e2e/inspiration.spec.ts'],
  },
  '/planners': {
    line: `Panel con fechas y días que faltan, tu marca en cada boda, borradores, notificaciones y perfil en el directorio. ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido. Primera boda gratis.`,
    proof: [DASHBOARD, 'tests/e2e/planner-brand.spec.ts', 'tests/e2e/planner-drafts.spec.ts', TERMS],
  },
  '/pricing': {
    line: `Azahar es gratis para parejas. El plan de wedding planner cuesta ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido, con la primera boda gratis y sin permanencia.`,
    proof: [TERMS],
  },
  '/directorio': {
    line: 'Encuentra wedding planner por zona, estilo y precio orientativo, con su portfolio, sus servicios y sus idiomas.',
    proof: ['tests/e2e/directory.spec.ts'],
  },
} as const satisfies Record<string, Claim>
