export type Question = { question: string; answer: string }

/** Answers true to what the product does today; search engines get them as they stand. */
export const QUESTIONS: Question[] = [
  {
    question: '¿De verdad es gratis para parejas?',
    answer:
      'Sí. El plan de pareja cuesta 0 € y no pide tarjeta: invitados, proveedores con sus archivos y conversaciones, presupuesto, inspiración, agenda y notificaciones, sin límite de tiempo.',
  },
  {
    question: '¿Qué incluye el plan de wedding planner?',
    answer:
      'El panel con todas tus bodas y sus fechas, tu marca en cada una, notificaciones por boda, perfil público con portfolio y un lugar en el directorio. Dentro de cada boda trabajas con lo mismo que la pareja. La sección de facturación está en construcción.',
  },
  {
    question: '¿Cómo funciona la primera boda gratis?',
    answer:
      'Tu primera boda como planner no se paga nunca. A partir de ahí el plan cuesta 19 € al mes, lleves las bodas que lleves, sin permanencia.',
  },
  {
    question: '¿Cómo se paga?',
    answer:
      'Todavía no cobramos: la suscripción mensual no está activada y no te pedimos tarjeta. Cuando lo esté te avisaremos con tiempo y decidirás tú si sigues.',
  },
  {
    question: '¿Puedo cambiar de plan?',
    answer:
      'Sí, en cualquier momento. Por ahora lo hacemos contigo: escríbenos desde la página de contacto y pasamos tu cuenta de pareja a planner, o al revés, con todo lo que tengas dentro.',
  },
  {
    question: '¿Puedo cancelar cuando quiera?',
    answer:
      'Sí. No hay permanencia ni preaviso. Puedes exportar tus listas de invitados en CSV o Excel antes de irte, y si quieres que borremos tu cuenta nos lo pides en la página de contacto.',
  },
  {
    question: '¿Puedo usar Azahar con mi pareja y con mi planner?',
    answer:
      'Para eso está. Cada boda tiene un código para la pareja y otro para el planner: compartes el que toque, la otra persona se registra y ya estáis trabajando sobre lo mismo. Los cambios se ven al momento.',
  },
  {
    question: '¿Cómo traigo mi lista de invitados?',
    answer:
      'Desde un archivo CSV o Excel, pegando los nombres uno por línea o escribiéndolos a mano. Antes de guardar ves lo que va a entrar y los posibles repetidos.',
  },
  {
    question: '¿Quién ve lo que guardamos?',
    answer:
      'Solo los miembros de tu boda. Los archivos se sirven con enlaces que caducan y no usamos rastreadores ni cookies que no hagan falta para entrar.',
  },
]
