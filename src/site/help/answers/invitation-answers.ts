import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const INVITATION_ANSWERS = {
  'reservar-la-fecha': {
    topic: 'guests',
    title: 'Avisar de la fecha antes de la invitación',
    lead: 'El mismo enlace que llevará la invitación enseña primero solo la fecha, para que las familias la reserven. No se manda nada dos veces.',
    steps: [
      {
        act: 'Abre «Invitados», pulsa «Enviar invitaciones» y elige «La invitación».',
        note: 'La boda tiene que tener fecha: si no la tiene, ahí mismo está «Poner la fecha».',
      },
      {
        act: 'En «Lo que dice la reserva», escribe tu texto y mírala con «Ver como una familia».',
        note: 'Hasta activarla es un borrador. Con «Con el lugar» decides si se dice dónde.',
      },
      { act: 'Activa «Reservar la fecha antes de invitar».' },
      {
        act: 'Mándala desde «WhatsApp» o «Email», con «Reserva de la fecha».',
        note: 'Cada familia la recibe una vez, en su idioma, y puede guardarla en su calendario.',
      },
    ],
    parts: [
      {
        title: 'Cuando llegue la invitación',
        text: 'Al enviarla a una familia, su enlace pasa a enseñarla. Si la repartes en papel o copias el enlace, márcala como enviada: hasta entonces enseña solo la fecha. Si desactivas la reserva, la ven todas.',
      },
      {
        title: 'Si cambia la fecha',
        text: 'El enlace dice la nueva desde ese momento. Quien ya la tenía vuelve a la lista de envío, con un mensaje que dice que ha cambiado.',
      },
    ],
    near: ['invitaciones-por-whatsapp', 'invitaciones-por-email', 'la-invitacion'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  'puede-que-si': {
    topic: 'guests',
    title: 'Cuando alguien aún no sabe si viene',
    lead: 'Quien espera un turno o un parto puede responder «Puede que sí». Queda aparte de quien no ha leído la invitación, y no ocupa plaza, mesa ni menú.',
    steps: [
      { act: 'Abre «Invitados», pulsa «Enviar invitaciones» y elige «La invitación».' },
      {
        act: 'Activa la casilla de ofrecer «Puede que sí».',
        note: 'Sin activarlo, la invitación pregunta solo si vienen o no.',
      },
      {
        act: 'Debajo, pon hasta qué día vale.',
        note: 'Desde el día siguiente la invitación pide un sí o un no. Quien lo dijo antes lo conserva hasta que responda.',
      },
    ],
    parts: [
      {
        title: 'Dónde se ve',
        text: 'En la lista de invitados tiene filtro y cifra propios; en «Respuestas» de tu inicio y en la hoja de catering se dice cuántos son, aparte de los confirmados.',
      },
      {
        title: 'Si te lo dicen a ti',
        text: 'Apúntalo en la columna de la respuesta, en la ficha de la familia, al responder por teléfono o para varios a la vez. No hace falta ofrecerlo en la invitación.',
      },
      {
        title: 'Para que decidan',
        text: 'Al recordar, quien dijo que puede que sí recibe otras palabras: le preguntamos si es un sí o un no. Un sí o un no, lo escriba quien lo escriba, termina la duda.',
      },
    ],
    near: ['respuestas', 'recordar', 'catering'],
    screens: ['/app/couple/$wid/guests'],
    reviewed: { on: '2026-11-28', version: '0.1.0' },
  },
  'invitaciones-por-whatsapp': {
    topic: 'guests',
    title: 'Mandar las invitaciones por WhatsApp',
    lead: 'Cada familia recibe su propio enlace. Lo mandas tú, desde tu teléfono, una a una; Azahar lleva la cuenta.',
    steps: [
      {
        act: 'Abre «Invitados» y pulsa «Enviar invitaciones».',
        note: 'Solo salen las familias que aún no la tienen.',
      },
      {
        act: 'Pulsa «Abrir en WhatsApp».',
        note: 'Se abre el chat con el texto y el enlace escritos. Cámbialo si quieres y envíalo.',
      },
      {
        act: 'Vuelve y di si la has enviado.',
        note: 'Pasa sola a la siguiente familia; «Saltar» la deja para después.',
      },
    ],
    parts: [
      {
        title: 'Si falta un teléfono',
        text: 'Puedes escribirlo ahí mismo. Sin él, WhatsApp te preguntará a quién enviarlo. También puedes darles una tarjeta con su código QR.',
      },
      {
        title: 'Tus palabras',
        text: '«Editar para todas» cambia el mensaje de todas las familias que leen ese idioma.',
      },
    ],
    near: ['invitaciones-por-email', 'recordar', 'tarjetas-y-codigos-qr'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  'invitaciones-por-email': {
    topic: 'guests',
    title: 'Mandar las invitaciones por email',
    lead: 'Sale un correo por familia, con su propio enlace. No se ven las direcciones de las demás.',
    steps: [
      { act: 'Abre «Invitados», pulsa «Enviar invitaciones» y elige «Email».' },
      {
        act: 'Mira a quién va.',
        note: '«Elegir familias» deja fuera a quien quieras. Quien no tiene dirección sale aparte, con «Añadir email».',
      },
      {
        act: 'Lee cómo les llega y envía.',
        note: 'Los correos salen poco a poco; cada día hay un máximo por boda.',
      },
    ],
    parts: [
      {
        title: 'Si un correo vuelve',
        text: 'La familia lo dice: que la dirección no existe, que el buzón está lleno, que no acepta el mensaje. «Cambiar email» lo corrige y «Volver a intentar» lo manda otra vez.',
      },
      {
        title: 'Quien no quiere más correos',
        text: 'Cada correo lleva cómo dejar de recibirlos. A esas familias no se les escribe más, y salen en «No quieren correos».',
      },
    ],
    near: ['invitaciones-por-whatsapp', 'recordar', 'la-invitacion'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  'la-invitacion': {
    topic: 'guests',
    title: 'Lo que dice y pregunta la invitación',
    lead: 'Los invitados abren una página sin cuenta, en su idioma: castellano, catalán, euskera, gallego o inglés.',
    steps: [
      { act: 'En «Invitados», pulsa «Enviar invitaciones» y abre «La invitación».' },
      {
        act: 'Rellena lo que haga falta: «Cómo vestir», «Cómo llegar», «Dónde dormir», «Enlace a las fotos»…',
        note: 'Lo que dejas vacío no sale.',
      },
      {
        act: 'Añade «Menús para elegir» y autobuses.',
        note: 'Sin menús, la invitación no pregunta. Cada familia elige autobús al responder.',
      },
      {
        act: 'Añade lo que quieras saber en «Preguntas propias».',
        note: 'Con sus palabras, eligiendo una opción o con una cifra; a cada persona o una vez por familia. «Pedir una canción» y «Pedir unas palabras» se quitan ahí mismo.',
      },
    ],
    parts: [
      {
        title: 'La cuenta para regalos',
        text: 'El IBAN se comprueba al escribirlo, y en la invitación se ve solo al tocarlo.',
      },
      {
        title: 'Cambiar de respuesta',
        text: 'Hasta el último día, cada familia vuelve a su enlace y cambia lo que dijo. Después, la invitación dice a quién llamar.',
      },
      {
        title: 'Lo que se ve después de responder',
        text: 'Quien viene encuentra en el mismo enlace el plan de lo suyo, con lo que en la agenda marcáis con «La ven los invitados», cómo llegar, su autobús, su mesa si la enseñáis, su habitación, la ropa y el regalo. Se cierra 60 días después de la boda.',
      },
      {
        title: 'Ordenar esa página y añadir lo vuestro',
        text: 'En «La invitación», abre «Página de la boda»: mueve o quita partes, escribe vuestras palabras en cada idioma añade «Preguntas y respuestas» y sube un plano del lugar, que se ve en «Cómo llegar». Las familias lo ven al pulsar «Publicar»; hasta entonces es un borrador.',
      },
      {
        title: 'Mirarla antes, y darle una dirección para todos',
        text: 'Con «Vista previa» ves el borrador como lo verá una de tus familias. En «Dirección para todos» abres una página sin nombres, con contraseña si la quieres: lleva el plan y cómo llegar, y nunca la cuenta para regalos, los teléfonos, las mesas ni las habitaciones.',
      },
      {
        title: 'Que quien perdió su enlace lo encuentre',
        text: 'En «Dirección para todos», «Que cada familia encuentre su invitación» pone en esa página un buscador: un nombre y el teléfono o el email que tienes de la familia llevan a la suya, y nunca se enseñan otros nombres. Ahí mismo ves cuántas familias no se podrán encontrar.',
      },
    ],
    near: ['otros-eventos', 'estilo', 'respuestas'],
    screens: ['/app/couple/$wid/guests', '/app/couple/$wid/guest-page'],
    reviewed,
  },
  'otros-eventos': {
    topic: 'guests',
    title: 'Invitar a la preboda o a la tornaboda',
    lead: 'Además de la boda puedes tener otros eventos, cada uno con sus invitados y su respuesta.',
    steps: [
      { act: 'En «La invitación», pulsa «Añadir evento».', note: 'Es un borrador: nadie lo ve.' },
      { act: 'Elige las familias invitadas, o «Invitar a todos».' },
      {
        act: 'Pulsa «Publicar».',
        note: 'Desde entonces su invitación lo pregunta. «Volver a borrador» lo esconde otra vez.',
      },
    ],
    near: ['la-invitacion', 'familias', 'respuestas'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  'tarjetas-y-codigos-qr': {
    topic: 'guests',
    title: 'Código QR en la invitación de papel',
    lead: 'Un PDF listo para imprimir con el código de cada familia: tarjetas en varios tamaños, o etiquetas para pegar en tu invitación.',
    steps: [
      {
        act: 'En «Invitados», elige «Por familias», marca las que quieras y pulsa «Imprimir tarjetas».',
        note: 'Para una sola, abre la familia y pulsa «Tarjetas».',
      },
      {
        act: 'Elige el papel.',
        note: '«Tarjetas, ocho por hoja A4», «Tarjetas A6, una por página» o «Etiquetas adhesivas, 24 por hoja A4».',
      },
      {
        act: 'Imprime sin ajustar al papel.',
        note: 'Cuando las repartas, márcalas en «¿Ya las has repartido?», aunque sea otro día.',
      },
    ],
    parts: [
      {
        title: 'Un solo código',
        text: 'Abre la familia: «Descargar en SVG» o «Descargar en PNG», para tu propio diseño.',
      },
    ],
    near: ['invitaciones-por-whatsapp', 'familias', 'la-invitacion'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  respuestas: {
    topic: 'guests',
    title: 'Ver quién viene y qué ha pedido',
    lead: 'Las respuestas llegan solas mientras miras. También puedes apuntarlas tú.',
    steps: [
      {
        act: 'En «Invitados», abre «Respuestas».',
        note: 'Curva, menús, autobuses, tus preguntas, canciones y mensajes.',
      },
      {
        act: 'Filtra la lista por respuesta, evento, menú o mesa.',
        note: '«Filtros y columnas» está sobre la lista. También la ordena por mesas.',
      },
      {
        act: 'Para apuntar lo que una familia dice por teléfono, pulsa «Apuntar respuestas por teléfono».',
        note: 'Una familia tras otra, con todo lo que pregunta su invitación. Queda dicho quién lo apuntó y cuándo.',
      },
      {
        act: 'Si solo cambia una cosa, cámbiala en la lista.',
        note: 'Con varias personas marcadas, se cambia de una vez.',
      },
    ],
    near: ['recordar', 'catering', 'exportar-invitados'],
    screens: ['/app/couple/$wid/answers', '/app/couple/$wid/guests'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
