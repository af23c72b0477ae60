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
        note: 'Si hay familias de otro idioma, debajo del grupo pone cuántas y en qué «Idioma». Puedes escribirlo también en el suyo, y «Partir del texto en castellano»; mientras no lo escribas, les llega en castellano.',
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
        text: 'Cada mensaje se queda en «Enviados», con lo que decía en cada idioma, quién lo escribió y quién lo tiene. Si un correo no llega, esa familia pasa a las de WhatsApp.',
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
