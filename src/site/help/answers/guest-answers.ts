import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const GUEST_ANSWERS = {
  'importar-una-lista': {
    topic: 'guests',
    title: 'Traer una lista de Excel',
    lead: 'Vale casi cualquier hoja: leemos los nombres, el email, las familias y quién viene, y te lo enseñamos antes de guardar nada.',
    steps: [
      {
        act: 'Abre «Invitados» y pulsa «Importar lista».',
        note: 'Con la lista vacía, «Importar CSV o Excel».',
      },
      {
        act: 'Suelta el archivo, o elige «Pegar texto».',
        note: 'Archivos .csv, .xlsx o .xls, hasta 5\u00a0MB y 5.000 filas. También puedes pegar celdas copiadas de una hoja de cálculo.',
      },
      {
        act: 'Mira si cada columna es lo que creemos.',
        note: 'Si no, pulsa «Revisar columnas» y cámbialo.',
      },
      {
        act: 'Decide qué pasa con quien ya está en la lista.',
        note: '«Añadir al final», «Añadir y poner al día» o «Sobrescribir lista actual», que dice antes cuántas respuestas se perderían.',
      },
    ],
    parts: [
      {
        title: 'Si no sale como querías',
        text: 'Deshazlo justo después, o desde «Miembros», en «Actividad»: se deshace lo que nadie ha cambiado desde entonces.',
      },
      {
        title: 'Cómo preparar la hoja',
        text: 'Basta con una columna de nombres. «Descargar una plantilla» da una hoja con los títulos que conocemos.',
      },
      {
        title: 'Con una columna de mesas',
        text: 'Quien viene se sienta en la mesa que diga su fila, por número o por nombre, y las que falten se hacen. Antes te decimos cuántas y quién no cabe. Quien ya tiene sitio sigue donde está, salvo que elijas «Sentar como dice la lista».',
      },
    ],
    near: ['familias', 'exportar-invitados', 'actividad'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  familias: {
    topic: 'guests',
    title: 'Familias y acompañantes',
    lead: 'Una familia son las personas que reciben juntas una invitación y responden con un solo enlace. Puede ser de una.',
    steps: [
      { act: 'En «Invitados», elige «Por familias».' },
      {
        act: 'Une a quienes van juntos.',
        note: 'Márcalos y pulsa «Unir», o usa «Juntar familias»: propone las que comparten email o apellidos.',
      },
      {
        act: 'Para que alguien venga con pareja, abre su familia y marca «Puede traer acompañante».',
        note: 'En su invitación aparecerá la pregunta.',
      },
    ],
    parts: [
      {
        title: 'Separar',
        text: '«Sacar de la familia» deja a esa persona por su cuenta, con su propia invitación. Lo que ya respondió se queda con ella.',
      },
      {
        title: 'El enlace de la familia',
        text: 'Quien lo tenga puede responder por esa familia, y por ninguna otra. «Renovar» hace otro y «Anular» lo cierra; las respuestas se quedan.',
      },
    ],
    near: ['invitaciones-por-whatsapp', 'respuestas', 'alergias'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
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
  'escribir-a-un-grupo': {
    topic: 'guests',
    title: 'Escribir a los de un autobús, un hotel o una mesa',
    lead: 'Un mensaje a un grupo de familias: por email a quien lo tiene, y por WhatsApp, una a una, a las demás.',
    steps: [
      {
        act: 'Abre «Invitados», pulsa «Enviar invitaciones» y elige «Mensajes».',
        note: 'O entra desde el sitio: «Escribirles» en un autobús, «Escribir a quien duerme aquí» en un hotel.',
      },
      {
        act: 'En «Para», elige el grupo.',
        note: 'Debajo pone a cuántas familias va por cada vía, y quién no tiene ni email ni teléfono.',
      },
      {
        act: 'Escribe «Asunto» y «Mensaje», y mira cómo llega.',
        note: 'Si hay familias de otro idioma, puedes escribirlo también en el suyo.',
      },
      {
        act: 'Envía, y sigue con las que van por WhatsApp.',
        note: 'Con «Abrir en WhatsApp» se abre ya escrito; al volver te preguntamos «¿Enviado?».',
      },
    ],
    parts: [
      {
        title: 'Si el grupo cambia mientras escribes',
        text: 'No sale nada: te enseñamos quién entra y quién sale, y lo envías después de verlo.',
      },
      {
        title: 'Quién lo recibió',
        text: 'Cada mensaje se queda en «Enviados», con lo que decía, quién lo escribió y quién lo tiene. Si un correo no llega, esa familia pasa a las de WhatsApp.',
      },
      {
        title: 'Cuántos se pueden enviar',
        text: 'Hasta 10 mensajes al día por boda, cada uno a 1.000 familias como mucho. A quien no quiere más correos no se le escribe por email.',
      },
    ],
    near: ['recordar', 'invitaciones-por-email', 'autobuses'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
  recordar: {
    topic: 'guests',
    title: 'Recordar a quien no contesta',
    lead: 'A mano cuando quieras, o solo: los recordatorios automáticos van únicamente a las familias que no han respondido.',
    steps: [
      {
        act: 'Pon el «Último día para responder».',
        note: 'Los recordatorios se cuentan desde ese día, y después ya no se recuerda a nadie.',
      },
      {
        act: 'En «Enviar invitaciones», abre «Recordatorios automáticos» y elige los días.',
        note: 'Salen a las 10:00, por email. Antes de cada uno ves a quién iría.',
      },
      { act: 'O pulsa «Recordar por email» para hacerlo ahora.' },
    ],
    near: ['respuestas', 'invitaciones-por-email', 'la-invitacion'],
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
        text: 'En «La invitación», abre «Página de la boda»: mueve o quita partes, escribe vuestras palabras en cada idioma y añade «Preguntas y respuestas». Las familias lo ven al pulsar «Publicar»; hasta entonces es un borrador.',
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
      { act: 'Imprime sin ajustar al papel.', note: 'Después puedes marcarlas como enviadas de una vez.' },
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
  alergias: {
    topic: 'guests',
    title: 'Alergias: quién las ve',
    lead: 'Son datos de salud. Solo se guardan si la persona da su permiso, y las ve quien puede ver los invitados.',
    parts: [
      {
        title: 'Cómo se piden',
        text: 'La invitación pregunta por alergias y dieta con una casilla sin marcar al lado. Guardamos cuándo la marcó y con qué texto. Puede retirarlo desde su enlace, también pasado el plazo.',
      },
      {
        title: 'Si las apuntas tú',
        text: 'Hazlo solo con el permiso de esa persona. En su invitación verá lo apuntado y podrá aceptarlo o quitarlo.',
      },
      {
        title: 'Qué llega a la cocina',
        text: 'La hoja de catering cuenta a todo el mundo, y escribe el nombre solo de quien dio su permiso al responder.',
      },
      {
        title: 'Cuándo se van',
        text: 'Con el invitado, al retirar el permiso, y pasado un tiempo desde la boda. Está en la página de privacidad. Cuando la boda ha pasado, «Eliminarlas ya» en Mi boda las elimina al momento.',
      },
    ],
    near: ['catering', 'familias', 'respuestas'],
    screens: ['/app/couple/$wid/guests', '/app/couple/$wid/catering', '/privacidad'],
    reviewed,
  },
  catering: {
    topic: 'guests',
    title: 'La hoja para el catering',
    lead: 'Cubiertos, menús y alergias, contados desde las respuestas. Cambia sola y marca lo que ha cambiado.',
    steps: [
      { act: 'En «Invitados», abre «Hoja de catering».' },
      {
        act: 'Decide qué sale.',
        note: 'Con «Sin datos personales» no salen apellidos. En «Menús para el equipo» cuentas a quien trabaja ese día.',
      },
      {
        act: 'Mira las mesas.',
        note: 'Con mesas hechas, la hoja dice la mesa de cada alergia, las tronas y los menús de cada una, y quién tiene menú y no tiene mesa.',
      },
      {
        act: 'Mándala.',
        note: '«Crear enlace» da una página siempre al día, sin cuenta. También puedes imprimirla o bajarla en Excel.',
      },
      {
        act: 'Pulsa «Marcar como enviada».',
        note: 'Guardamos esa versión y desde ahí marcamos los cambios.',
      },
    ],
    near: ['alergias', 'respuestas', 'precio-por-persona'],
    screens: ['/app/couple/$wid/catering'],
    reviewed,
  },
  gracias: {
    topic: 'guests',
    title: 'Dar las gracias después de la boda',
    lead: 'Pasada la boda, Mi boda lleva la cuenta: qué familias vinieron, qué os dieron y a quién falta dar las gracias.',
    steps: [
      {
        act: 'En Mi boda, pulsa «Dar las gracias» junto a una familia.',
        note: 'Están las que vinieron, las que dejaron unas palabras y las que os dieron algo.',
      },
      { act: 'Escribe en «Qué os dieron» el regalo, si lo hubo. Solo lo veis quienes veis los invitados.' },
      {
        act: 'Mándales el mensaje por WhatsApp o por correo, o pulsa «Ya se las di» si fue en persona.',
        note: 'Nada se manda sin vosotros: el mensaje se abre escrito, y se puede cambiar.',
      },
    ],
    near: ['respuestas', 'exportar-invitados', 'alergias'],
    screens: ['/app/couple/$wid/index'],
    reviewed,
  },
  'exportar-invitados': {
    topic: 'guests',
    title: 'Sacar la lista a Excel o a papel',
    lead: 'La lista sale con todo lo que ves en ella y con la mesa de cada cual, si ves «Mesas», en un formato que abre cualquier programa.',
    steps: [
      { act: 'En «Invitados», abre «Más acciones».' },
      { act: 'Elige «Exportar CSV», «Exportar Excel» o «Imprimir».' },
    ],
    parts: [
      {
        title: 'Y volver a traerla',
        text: 'El mismo archivo, corregido, vuelve a entrar por «Importar lista» con «Añadir y poner al día», también con las mesas cambiadas.',
      },
    ],
    near: ['importar-una-lista', 'llevarte-tus-datos', 'respuestas'],
    screens: ['/app/couple/$wid/guests'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
