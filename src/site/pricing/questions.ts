import { ACCOUNT_RECOVERY_DAYS } from '#domain/accounts/account-deletion.ts'
import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import type { Proof } from '../claims.ts'

export type Question = {
  question: string
  answer: string
  /** The answer where nobody pays, if that is another one. */
  answerWhereFree?: string
  proof: Proof
}

/** The questions with the answers that are true of an installation that charges, or of one that does not. */
export const questionsOf = (isCharging: boolean): Pick<Question, 'question' | 'answer'>[] =>
  QUESTIONS.map(({ question, answer, answerWhereFree }) => ({
    question,
    answer: isCharging ? answer : (answerWhereFree ?? answer),
  }))

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
      'El panel con todas tus bodas y sus fechas, tu marca en cada una, notificaciones por boda, perfil público con portfolio y un lugar en el directorio. Dentro de cada boda trabajas sobre lo mismo que la pareja, y en borrador si lo prefieres. Y tus cuentas: lo que cobras por cada boda, con sus justificantes.',
    proof: [
      'src/app/routes/app/planner/$pid/branding.tsx',
      'src/app/routes/app/planner/$pid/public-profile.tsx',
      'tests/e2e/planner-drafts.spec.ts',
      'tests/e2e/books.spec.ts',
    ],
  },
  {
    question: '¿Cómo funciona la primera boda gratis?',
    answer: `Como planner llevas una boda activa sin pagar. Para llevar otra a la vez, el plan cuesta ${PLANNER_PRICE}\u00a0€ al mes, IVA incluido, lleves las bodas que lleves, sin permanencia. Una boda deja de contar cuando pasa su día.`,
    answerWhereFree:
      'En esta instalación no hace falta contarlas: nadie paga, y llevas gratis las bodas que quieras.',
    proof: ['tests/api/subscription/plan-limit.slow.test.ts'],
  },
  {
    question: '¿Cómo se paga?',
    answer:
      'Con tarjeta o con cargo en cuenta (SEPA), en la página de Stripe, y solo cuando activas el plan. Cada mes tienes tu recibo en el perfil. Si un pago falla te avisamos y tienes 14 días para arreglarlo; tus bodas no se bloquean nunca.',
    answerWhereFree:
      'No se paga: esta instalación no cobra a nadie y no te pedimos tarjeta. Si un día cobrara, te avisaríamos con tiempo y decidirías tú si sigues.',
    proof: ['tests/api/subscription/stripe-events.slow.test.ts'],
  },
  {
    question: '¿Puedo cambiar de plan?',
    answer:
      'Sí, desde tu perfil: de planner a pareja y al revés, cuando quieras. Sigues en todas tus bodas, y tu marca y tu perfil público vuelven contigo.',
    proof: ['tests/api/subscription/plan-changes.slow.test.ts'],
  },
  {
    question: '¿Puedo cancelar cuando quiera?',
    answer: `Sí, desde tu perfil y sin preaviso: el plan dura hasta el final de lo pagado, y en los primeros 14 días puedes desistir y te devolvemos el dinero. Antes de irte puedes descargar tus bodas enteras y una copia de tus datos. La cuenta se elimina desde tu perfil, y durante ${ACCOUNT_RECOVERY_DAYS} días puedes volver.`,
    answerWhereFree: `Sí. No hay permanencia ni preaviso. Antes de irte puedes descargar tus bodas enteras y una copia de tus datos. La cuenta se elimina desde tu perfil, y durante ${ACCOUNT_RECOVERY_DAYS} días puedes volver.`,
    proof: [
      'tests/api/subscription/plan-changes.slow.test.ts',
      'tests/api/accounts/account-deletion.slow.test.ts',
      'tests/api/weddings/wedding-archive.slow.test.ts',
      'tests/api/weddings/data-export.slow.test.ts',
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
      'tests/api/households/invitation-cards.slow.test.ts',
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
    proof: ['tests/api/contract/contract-walk.slow.test.ts'],
  },
]
