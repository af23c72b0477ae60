import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const IDEA_ANSWERS = {
  inspiracion: {
    topic: 'ideas',
    title: 'Guardar ideas en carpetas',
    lead: 'Una carpeta para cada idea: las flores, la ropa, las luces. Las ve cualquiera que organice la boda.',
    steps: [
      { act: 'Abre «Inspiración» y crea una «Nueva carpeta».' },
      {
        act: 'Arrastra, pega o elige tus imágenes.',
        note: 'Hasta 15\u00a0MB cada una. Les quitamos la ubicación que llevan dentro. También vale «Guardar desde un enlace».',
      },
      {
        act: 'Ponles etiquetas y una nota.',
        note: '«Buscar por etiqueta o nota» las encuentra, con o sin acentos.',
      },
    ],
    near: ['compartir-una-carpeta', 'papelera', 'proveedores'],
    screens: ['/app/couple/$wid/inspiration'],
    reviewed,
  },
  'compartir-una-carpeta': {
    topic: 'ideas',
    title: 'Enseñar una carpeta a quien no tiene cuenta',
    lead: 'Un enlace con esa carpeta y nada más: para la floristería, quien hace las fotos o la familia.',
    steps: [
      { act: 'Abre la carpeta y pulsa «Compartir con un enlace».' },
      {
        act: 'Elige el «Último día».',
        note: 'Después el enlace deja de funcionar. Puedes cambiarlo cuando quieras.',
      },
      { act: 'Para cerrarlo antes, «Dejar de compartir».' },
    ],
    parts: [
      {
        title: 'Las fotos de los invitados',
        text: 'Haz una carpeta para ellas y elige «Enviar fotos»: con el QR de las mesas dejan allí las suyas, sin cuenta, y solo las veis quienes organizáis la boda. Con «Las dos cosas» las ve también quien tenga el enlace: con «Revisarlas antes», solo las que publiquéis; sin ello, al momento. En «Fotos de los invitados» se publican y se retiran, de una en una o varias a la vez, y todo tiene vuelta atrás. De cada una se elimina el lugar donde se hizo. También dejan vídeos de un minuto y 100\u00a0MB como mucho: se guardan como son, se revisan igual y se ven al tocarlos; si el navegador no los reproduce, están en «Descargar».',
      },
      {
        title: 'Elegir cuáles se enseñan',
        text: 'Mueve a otra carpeta las que te gusten y compártela con «Ver». Para quitar una que alguien no quiere, elimínala de la carpeta.',
      },
    ],
    near: ['inspiracion', 'enlaces-abiertos', 'enlace-de-proveedor'],
    screens: ['/app/couple/$wid/inspiration'],
    reviewed,
  },
  tareas: {
    topic: 'ideas',
    title: 'Saber qué hay que hacer, y cuándo',
    lead: 'Una lista por su tiempo antes de la boda, que se marca sola cuando algo ya está hecho.',
    steps: [
      {
        act: 'Abre «Tareas» y elige cómo es la boda.',
        note: 'La lista se cuenta otra vez con cada respuesta. «Usar esta lista» la añade entera; «Empezar en blanco» deja escribirla.',
      },
      {
        act: 'Pulsa «Añadir tarea» y escribe.',
        note: 'Intro guarda y sigue. Al final de la línea, @elena dice quién y vie 27, cuándo.',
      },
      {
        act: 'Toca una tarea para ver lo demás.',
        note: 'Quién, cuándo, con qué va, notas, comentarios y archivos.',
      },
    ],
    parts: [
      {
        title: 'Lo que se marca solo',
        text: 'Un proveedor confirmado, el presupuesto puesto, las invitaciones enviadas, todas las respuestas, la agenda o la hoja de catering. Dice por qué, y se abre otra vez si deja de ser verdad. Lo que marcas a mano manda.',
      },
      {
        title: 'De un tramo a otro',
        text: 'Arrastra la tarea a otro tramo, o muévela con Alt y las flechas desde su título. Las flechas solas van de una a otra, y F2 cambia el nombre.',
      },
      {
        title: 'Si cambia la fecha',
        text: 'Las tareas cuentan los días hasta la boda y se mueven con ella, salvo las que tengan un día fijo.',
      },
      {
        title: 'Los lunes',
        text: 'Quien tiene algo esa semana recibe un aviso con todo junto. En «Notificaciones» se elige por dónde.',
      },
    ],
    near: ['proveedores', 'agenda', 'sin-conexion'],
    screens: ['/app/couple/$wid/tasks'],
    reviewed,
  },
  agenda: {
    topic: 'ideas',
    title: 'Hacer la agenda del día',
    lead: 'Hora a hora, de la primera peluquería al último baile, con quién se encarga de cada cosa.',
    steps: [
      {
        act: 'Abre «Agenda» y pulsa «Crear agenda».',
        note: 'Empieza con «Boda civil», «Boda por la iglesia» o «Vacía»; después podrás cambiarlo todo.',
      },
      {
        act: 'Añade momentos y cambia la hora, el lugar y a cargo de quién van.',
        note: 'Se ordenan solos por hora.',
      },
      {
        act: 'Mira los avisos entre líneas.',
        note: 'Los huecos, lo que coincide y la misma persona en dos sitios a la vez.',
      },
    ],
    parts: [
      {
        title: 'Sacarla',
        text: 'En «Más acciones»: «Imprimir para todos», «Imprimir una hoja por proveedor», «Descargar calendario (.ics)», «Exportar CSV» y «Exportar Excel». En «Compartir» hay una dirección para tu calendario, que se actualiza sola. «Mi calendario» te da otra solo tuya, que si quieres lleva también tus tareas y los pagos.',
      },
      {
        title: 'Que la vean los invitados',
        text: '«La ven los invitados» la enseña en su invitación cuando dicen que vienen: la hora, el nombre y el lugar. Las notas no.',
      },
      {
        title: 'Dónde se sienta alguien',
        text: '«¿Dónde se sienta…?», arriba, o en los tres puntos de un móvil, busca a quien viene y dice su mesa, y su silla si la mesa va en orden. Si ya lo has abierto en ese dispositivo, también sin red. Solo lo tiene quien ve las mesas.',
      },
    ],
    near: ['enlace-de-proveedor', 'retrasar', 'sin-conexion'],
    screens: ['/app/couple/$wid/day-b'],
    reviewed,
  },
  'enlace-de-proveedor': {
    topic: 'ideas',
    title: 'Un enlace para cada proveedor',
    lead: 'Cada proveedor ve solo lo suyo, sin cuenta. Si cambias una hora, su enlace cambia solo.',
    steps: [
      { act: 'Pon al proveedor a cargo de algún momento de la «Agenda».' },
      { act: 'Pulsa «Compartir» y crea su enlace.' },
      { act: 'Mándaselo.', note: '«Anular» lo cierra en el momento.' },
    ],
    near: ['agenda', 'retrasar', 'enlaces-abiertos'],
    screens: ['/app/couple/$wid/day-b'],
    reviewed,
  },
  retrasar: {
    topic: 'ideas',
    title: 'Retrasar lo que queda',
    lead: 'Si algo se alarga, mueves de una vez todo lo que viene detrás y avisas a quien toca.',
    steps: [
      { act: 'En el momento que se retrasa, elige «Retrasar desde aquí».' },
      {
        act: 'Di cuánto y mira las «Nuevas horas».',
        note: 'Lo que tiene «Hora fija» no se mueve, y te dice dónde queda justo.',
      },
      {
        act: 'Confírmalo y avisa a los proveedores.',
        note: 'Les escribimos con sus horas. A quien no se le puede escribir, te damos su teléfono. Se puede deshacer.',
      },
    ],
    parts: [
      {
        title: 'Lo que ven los invitados',
        text: 'Desde las 18:00 del día antes, la página de cada invitación dice la hora nueva y la de antes de todo lo que tiene «La ven los invitados»: va con 15\u00a0min de retraso, antes 14:30. Se renueva sola. También los autobuses a los que les cambies la hora ese día. Si lo deshaces, vuelve a su hora y no se dice nada.',
      },
    ],
    near: ['agenda', 'enlace-de-proveedor', 'sin-conexion'],
    screens: ['/app/couple/$wid/day-b'],
    reviewed,
  },
  'sin-conexion': {
    topic: 'ideas',
    title: 'Usar Azahar sin conexión',
    lead: 'Tras abrirla una vez, la app se abre sin red con la agenda, los invitados y los proveedores como estaban.',
    parts: [
      {
        title: 'Lo que cambies',
        text: 'Se queda en el dispositivo y se envía cuando vuelva la red. Arriba dice desde cuándo son los datos que ves.',
      },
      {
        title: 'Si otra persona cambió lo mismo',
        text: 'Se juntan los cambios campo a campo. Cuando no se puede, te lo decimos donde estabas escribiendo, y lo tuyo sigue ahí.',
      },
      {
        title: 'Ponla en la pantalla de inicio',
        text: 'Desde el menú de tu navegador. En iPhone y iPad hace falta para recibir notificaciones.',
      },
    ],
    near: ['agenda', 'notificaciones', 'sesiones-y-aplicaciones'],
    screens: ['/app/couple/$wid/day-b', '/app/couple/$wid/guests'],
    reviewed,
  },
  notificaciones: {
    topic: 'together',
    title: 'Elegir qué avisos recibes',
    lead: 'Cada aviso puede llegar a la campana, por email o al dispositivo. Tú eliges cuáles y cuándo.',
    steps: [
      { act: 'Abre «Notificaciones» desde la campana, con «Ver todas».' },
      { act: 'Marca por dónde llega cada cosa.', note: 'Por email: al momento, o en el «Resumen del día».' },
      {
        act: 'Pon tus «Horas de silencio» y tu «Zona horaria».',
        note: 'Los correos y las notificaciones de tus dispositivos esperan a que acaben.',
      },
    ],
    near: ['sin-conexion', 'actividad', 'permisos'],
    screens: ['/app/notifications', '/app/planner/$pid/notifications', '/app/profile'],
    reviewed,
  },
  papelera: {
    topic: 'together',
    title: 'Recuperar lo que se ha eliminado',
    lead: 'Lo que se elimina espera 30 días en la papelera: invitados, proveedores con sus archivos, imágenes, días de la agenda.',
    steps: [
      {
        act: 'Abre «Miembros», «Actividad» y elige «Papelera».',
        note: 'También está en el menú de cada sección.',
      },
      { act: 'Búscalo por su nombre o por lo que es.' },
      {
        act: 'Pulsa «Recuperar».',
        note: 'Vuelve con lo que tenía: respuestas, comentarios, archivos. «Eliminar para siempre» no se puede deshacer.',
      },
    ],
    near: ['actividad', 'salir-de-una-boda', 'proveedores'],
    screens: ['/app/couple/$wid/activity', '/app/couple/$wid/members'],
    reviewed,
  },
  actividad: {
    topic: 'together',
    title: 'Ver quién ha cambiado qué, y deshacerlo',
    lead: 'Cada cambio queda apuntado con quién, cuándo y cómo era antes.',
    steps: [
      { act: 'Abre «Miembros» y elige «Actividad».' },
      { act: 'Filtra por persona, sección o día.' },
      {
        act: 'Pulsa «Deshacer».',
        note: 'Lo que alguien cambió después sigue igual, y te decimos qué es. Deshacer también se deshace.',
      },
    ],
    near: ['papelera', 'permisos', 'importar-una-lista'],
    screens: ['/app/couple/$wid/activity', '/app/couple/$wid/members'],
    reviewed,
  },
  'enlaces-abiertos': {
    topic: 'together',
    title: 'Quién ve algo sin cuenta',
    lead: 'Una lista de todos los enlaces que has abierto, con cuándo se usaron, y cómo cerrarlos.',
    steps: [
      { act: 'Abre «Miembros» y busca «Quién ve algo sin cuenta».' },
      {
        act: '«Renovar» cambia la dirección; «Terminar» la cierra para todo el mundo.',
        note: 'Las respuestas y lo que haya dentro se quedan.',
      },
    ],
    near: ['compartir-una-carpeta', 'enlace-de-proveedor', 'familias'],
    screens: ['/app/couple/$wid/members'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
