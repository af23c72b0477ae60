import { ACCOUNT_RECOVERY_DAYS } from '#domain/account-deletion.ts'
import { PLANNER_PRICE } from '#domain/plans.ts'
import type { Proof } from '../claims.ts'

export type Question = { question: string; answer: string; proof: Proof }

/** Answers true to what the product does today; search engines get them as they stand. */
export const QUESTIONS: Question[] = [
  {
    question: '¿De verdad es gratis para parejas?',
    answer:
      'Sí. El plan de pareja cuesta 0\u00a0€ y no pide tarjeta: invitados, proveedores con sus archivos y conversaciones, presupuesto, inspiración, agenda y notificaciones.',
    proof: ['tests/e2e/couple.spec.ts', 'src/app/routes/app/couple/$wid/inspiration.tsx'],
  },
  {
    question: '¿Qué incluye el plan de wedding planner?',
    answer:
      'El panel con todas tus bodas y sus fechas, tu marca en cada una, notificaciones por boda, perfil público con portfolio y un lugar en el directorio. Dentro de cada boda trabajas sobre lo mismo que la pareja, y en borrador si lo prefieres. En camino: la sección de facturación.',
    proof: [
      'src/app/routes/app/planner/$pid/branding.tsx',
      'src/app/routes/app/planner/$pid/public-profile.tsx',
      'tests/e2e/planner-drafts.spec.ts',
    ],
  },
  {
    question: '¿Cómo funciona la primera boda gratis?',
    answer: `Tu primera boda como planner no se paga nunca. A partir de ahí el plan cuesta ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido, lleves las bodas que lleves, sin permanencia.`,
    proof: ['tests/api/legal-pages.test.ts'],
  },
  {
    question: '¿Cómo se paga?',
    answer:
      'Todavía no cobramos: la suscripción mensual no está activada y no te pedimos tarjeta. Cuando lo esté te avisaremos con tiempo y decidirás tú si sigues.',
    proof: [],
  },
  {
    question: '¿Puedo cambiar de plan?',
    answer:
      'En camino: lo harás desde tu perfil. De momento cada cuenta tiene el papel con el que se creó, así que para el otro hace falta una cuenta con otro email.',
    proof: [],
  },
  {
    question: '¿Puedo cancelar cuando quiera?',
    answer: `Sí. No hay permanencia ni preaviso. Antes de irte puedes descargar tus bodas enteras y una copia de tus datos. La cuenta se elimina desde tu perfil, y durante ${ACCOUNT_RECOVERY_DAYS} días puedes volver.`,
    proof: [
      'tests/api/account-deletion.test.ts',
      'tests/api/wedding-archive.test.ts',
      'tests/api/data-export.test.ts',
    ],
  },
  {
    question: '¿Puedo usar Azahar con mi pareja y con mi planner?',
    answer:
      'Para eso está. Cada boda tiene un código para la pareja, otro para el planner y otros para la familia: compartes el que toque, la otra persona se registra y ya estáis en la misma boda. Tú decides qué ve y qué cambia cada quien. Los cambios se ven al momento.',
    proof: ['tests/e2e/live.spec.ts', 'tests/e2e/members-page.spec.ts'],
  },
  {
    question: '¿Cómo traigo mi lista de invitados?',
    answer:
      'Desde un archivo CSV o Excel, pegando los nombres uno por línea o escribiéndolos a mano. Antes de guardar ves lo que va a entrar y los posibles repetidos.',
    proof: ['tests/e2e/guests-import.spec.ts'],
  },
  {
    question: '¿Cómo contestan los invitados?',
    answer:
      'Con un enlace para cada familia, sin cuenta y sin instalar nada, en castellano, catalán, euskera, gallego o inglés. Dicen quién viene, qué menú, qué alergias y qué autobús. Se lo envías por WhatsApp, por correo o en papel con un código QR.',
    proof: [
      'tests/e2e/invitation-journey.spec.ts',
      'tests/e2e/rsvp.spec.ts',
      'tests/e2e/guest-mails.spec.ts',
      'tests/api/invitation-cards.test.ts',
    ],
  },
  {
    question: '¿Y si ese día no hay cobertura?',
    answer:
      'Lo que ya has abierto en tu móvil sigue ahí: la agenda, los invitados y los proveedores con su teléfono. Lo que cambies sin conexión se guarda en cuanto vuelve.',
    proof: ['tests/e2e/offline.spec.ts', 'tests/e2e/offline-changes.spec.ts'],
  },
  {
    question: '¿Cómo se entra?',
    answer:
      'Con tu email y una contraseña, con un código que te enviamos o con una passkey: tu huella o tu cara. Si quieres, con verificación en dos pasos.',
    proof: [
      'tests/e2e/accounts.spec.ts',
      'tests/e2e/mail-codes.spec.ts',
      'tests/e2e/passkeys.spec.ts',
      'tests/e2e/second-step.spec.ts',
    ],
  },
  {
    question: '¿Quién ve lo que guardamos?',
    answer:
      'Los miembros de tu boda y quien abra un enlace que hayáis compartido. Quien gestiona y aloja Azahar tiene acceso técnico y no lo usa para nada más. Sin rastreadores ni cookies que no hagan falta.',
    proof: ['tests/api/contract-walk.test.ts'],
  },
]
