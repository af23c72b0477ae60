import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const START_ANSWERS = {
  'crear-la-boda': {
    topic: 'start',
    title: 'Crear la boda y poner la fecha',
    lead: 'La boda es el sitio donde está todo: la lista, los proveedores, el presupuesto y la agenda. Basta con un nombre.',
    steps: [
      {
        act: 'Entra y pulsa «Crear boda».',
        note: 'Si ya tienes una, está en «Mi boda». Los planners la crean desde su «Dashboard».',
      },
      {
        act: 'Escribe el «Nombre de la boda».',
        note: 'Por ejemplo los nombres de quienes se casan. Lo verán los invitados.',
      },
      {
        act: 'Pon la fecha, si ya la sabes.',
        note: 'Si no, la añades otro día con «Cambiar nombre o fecha».',
      },
    ],
    parts: [
      {
        title: 'Qué cambia con la fecha',
        text: 'Con fecha hay cuenta atrás y los recordatorios saben cuándo salir. Si la boda cambia de día, la agenda te pregunta si quieres moverla también.',
      },
      {
        title: 'Si os casáis en Canarias o fuera de España',
        text: 'En «Cambiar nombre o fecha» elige la «Hora de la boda». Con ella van la agenda, los autobuses, los calendarios y la página de los invitados, y hasta cuándo se puede responder. Las horas que ya tienes puestas no cambian: las 18:00 siguen siendo las 18:00, de allí.',
      },
    ],
    near: ['invitar-a-organizar', 'importar-una-lista', 'estilo'],
    screens: ['/app/couple/index', '/app/couple/$wid/index'],
    reviewed,
  },
  'traer-lo-que-tienes': {
    topic: 'start',
    title: 'Traer lo que ya tienes',
    lead: 'Si la boda está ya en hojas, en fotos o en otra página, suéltalo todo junto: vemos qué es cada cosa y te la enseñamos entera antes de guardar nada.',
    steps: [
      {
        act: 'Abre «Trae lo que ya tienes»: en «Mi boda» mientras está vacía, con la lista de invitados o el presupuesto vacíos, donde se importa una lista, y siempre en «Perfil», en «Tus datos».',
      },
      {
        act: 'Suelta archivos, carpetas o un ZIP, o pulsa «Elegir archivos» o «Elegir carpeta». También se pega: un texto, celdas o imágenes.',
        note: 'Hasta 2.000 archivos y 2\u00a0GB. Si se va la conexión, sigue donde se quedó cuando vuelve.',
      },
      {
        act: 'Mira qué es cada cosa.',
        note: 'Donde no acertemos, se cambia en su fila. «Fuera» la deja fuera, y si algo no se abre dice por qué.',
      },
      { act: 'Contesta a lo que se puede leer de dos maneras, y pulsa «Ver cómo queda».' },
      {
        act: 'Revisa la boda entera y pulsa «Traer todo».',
        note: 'Entra todo o nada. Puedes cerrar mientras tanto.',
      },
    ],
    parts: [
      {
        title: 'Cómo sacarlo de donde está',
        text: 'De Bodas.net, la lista y el presupuesto exportados a Excel. De Zola y de Joy, la lista de invitados descargada como CSV. De The Knot, la lista exportada y el presupuesto impreso como PDF. De Excel o Google, el archivo tal cual, con todas sus hojas. De Pinterest, las imágenes en carpetas o en un ZIP. La boda que descargaste de aquí vuelve como boda nueva, en «Importar una boda».',
      },
      {
        title: 'Si la lista no dice las familias',
        text: 'Van juntas las personas de una misma dirección, y las que comparten apellido y teléfono o email. Si solo coincide el teléfono, o la mesa y los apellidos, te lo preguntamos una vez: «Sí, juntar» o «No».',
      },
      {
        title: 'Fechas como 04/03/2027',
        text: 'Se leen con el día primero. Si el título de la columna está en inglés y nada dice el orden, te preguntamos qué día es: una respuesta vale para toda la columna.',
      },
      {
        title: 'Presupuestos con pagos por partes',
        text: 'Las columnas de la señal y de cada pago se suman como lo pagado, y cada una queda en las notas. Si entre todas hacen el coste entero, pueden ser un plan: van solo a las notas. Un presupuesto guardado como PDF también se lee, por sus columnas.',
      },
      {
        title: 'Qué se queda fuera',
        text: 'Lo que no se entiende, las filas sin nombre y lo que tu acceso a la boda no incluye. Se ve antes, en «Se queda fuera», y después en «Descargar lo que se queda fuera». Lo que ya estaba no se repite, y lo que habías cambiado aquí no se pisa sin decirlo. Las respuestas que traes se guardan como de antes, y no sale ningún correo.',
      },
      {
        title: 'Si no era esto',
        text: '«Deshacer el traslado» lo quita entero durante 7 días. Antes dice qué se ha cambiado desde entonces: eso se queda.',
      },
      {
        title: 'Quién lo ve',
        text: 'Solo tú, hasta que lo traes. Si no lo traes, se elimina a las 24 horas, o al momento con «Dejarlo y eliminarlo ya».',
      },
    ],
    near: ['importar-una-lista', 'importar-un-presupuesto', 'llevarte-tus-datos'],
    screens: ['/app/couple/$wid/move-in'],
    reviewed: { on: '2026-11-29', version: '0.1.0' },
  },
  'invitar-a-organizar': {
    topic: 'start',
    title: 'Invitar a tu pareja o a tu planner',
    lead: 'Quien organiza contigo entra con un código o con su enlace, y ve lo que tú decidas.',
    steps: [
      { act: 'En «Mi boda», pulsa «Invitar pareja/planner».' },
      {
        act: 'Elige a quién invitas.',
        note: 'La pareja edita todo. Un planner también, salvo decidir qué ve cada persona. «Familia» y «Solo mirar» no ven el presupuesto.',
      },
      {
        act: 'Manda el código.',
        note: 'Con «Enviar por WhatsApp», por email desde ahí mismo, o copiándolo.',
      },
    ],
    parts: [
      {
        title: 'Cuánto vale un código',
        text: 'Cada código sirve para una sola persona y vale 30 días. «Renovar» hace otro y el anterior deja de valer. Los que nadie ha usado están en «Miembros», en «Invitaciones sin usar», y ahí se anulan.',
      },
      {
        title: 'Si el código no le deja entrar',
        text: 'El papel del código tiene que ser el de su cuenta: un código de planner no abre una cuenta de pareja. Crea el del otro papel y mándaselo.',
      },
    ],
    near: ['entrar-con-un-codigo', 'permisos', 'salir-de-una-boda'],
    screens: ['/app/couple/$wid/index', '/app/couple/$wid/members'],
    reviewed,
  },
  'entrar-con-un-codigo': {
    topic: 'start',
    title: 'Entrar en una boda con un código',
    lead: 'Si alguien te ha invitado a organizar una boda, tienes ocho letras y cifras o un enlace que ya las lleva.',
    steps: [
      {
        act: 'Abre el enlace que te han mandado.',
        note: 'Crea tu cuenta o entra con la que tienes: el código te espera escrito en el paso siguiente.',
      },
      {
        act: 'Si solo tienes el código, entra y pulsa «Unirme con un código».',
        note: 'Escríbelo en «Código de invitación» y pulsa «Unirme».',
      },
    ],
    parts: [
      {
        title: 'Si no te deja',
        text: 'La página dice por qué: el código ya se ha usado, ha caducado, es para el otro papel o no existe. Pide otro a quien te invitó. Tras diez códigos equivocados en una hora hay que esperar un poco.',
      },
    ],
    near: ['invitar-a-organizar', 'permisos', 'crear-la-boda'],
    screens: ['/app/couple/index', '/app/planner/$pid/index', '/signup'],
    reviewed,
  },
  permisos: {
    topic: 'together',
    title: 'Decidir qué ve cada persona',
    lead: 'Cada miembro ve o edita cada parte de la boda. Lo decide la pareja, sección a sección.',
    steps: [
      { act: 'Abre «Miembros».' },
      {
        act: 'Elige un acceso para esa persona.',
        note: '«Familia» y «Solo mirar» no ven el presupuesto. En «A medida» cambias sección a sección.',
      },
      { act: 'Lo que cambies vale desde ese momento, también en lo que tenga abierto.' },
    ],
    parts: [
      {
        title: 'Quién puede cambiarlo',
        text: 'La pareja siempre edita todo. Mientras no haya nadie de la pareja en la boda, lo decide su planner; cuando entra, decide la pareja, también lo que ve el planner.',
      },
      {
        title: 'Lo que no se ve, no está',
        text: 'Quien no ve una sección tampoco la encuentra en la actividad, en las notificaciones ni en lo que descarga.',
      },
    ],
    near: ['invitar-a-organizar', 'actividad', 'salir-de-una-boda'],
    screens: ['/app/couple/$wid/members'],
    reviewed,
  },
  'salir-de-una-boda': {
    topic: 'together',
    title: 'Salir de una boda, quitar a alguien o eliminarla',
    lead: 'Salir te quita el acceso solo a ti. Quitar se lo quita a otra persona. Eliminar termina la boda para todo el mundo.',
    steps: [
      {
        act: 'Para irte, abre «Miembros» y, al final, pulsa «Salir de la boda».',
        note: 'Para volver necesitarás otro código: los que conoces dejarán de valer. Si eres la última persona, solo puedes eliminarla.',
      },
      {
        act: 'Para quitar a alguien, abre «Miembros».',
        note: 'La pareja puede quitar a cualquiera, también al planner: así se cambia de planner. Después invita al nuevo.',
      },
      {
        act: 'Para eliminarla, pulsa «Eliminar la boda» y escribe su nombre.',
        note: 'Puede quien la creó, o quien queda sola en ella.',
      },
    ],
    parts: [
      {
        title: 'Volver atrás',
        text: 'Una boda eliminada espera 7 días en «Bodas eliminadas». «Recuperar» la devuelve entera, con quienes estaban. Pasados, se va con sus archivos.',
      },
    ],
    near: ['permisos', 'invitar-a-organizar', 'eliminar-la-cuenta'],
    screens: ['/app/couple/$wid/index', '/app/couple/$wid/members'],
    reviewed,
  },
  estilo: {
    topic: 'start',
    title: 'Elegir el estilo de la boda',
    lead: 'Uno de seis estilos viste «Mi boda» y la página que abren los invitados.',
    steps: [
      { act: 'En «Mi boda», abre «Estilo de la boda».' },
      {
        act: 'Elige un estilo y el «Color de los detalles».',
        note: 'La vista previa enseña las dos cosas: «Mi boda» y la invitación.',
      },
      {
        act: 'Si quieres portada, usa «Subir una foto».',
        note: 'Pulsa en lo que tiene que verse siempre, aunque la foto se recorte.',
      },
      { act: 'Pulsa «Publicar».', note: 'Hasta entonces los invitados ven lo de antes.' },
    ],
    near: ['la-invitacion', 'crear-la-boda', 'personalizacion'],
    screens: ['/app/couple/$wid/style'],
    reviewed,
  },
  'avisar-a-un-programa': {
    topic: 'account',
    title: 'Avisar a un programa de lo que cambia',
    lead: 'Una hoja de cálculo, un automatismo o tu propio programa se entera al momento. Lo añade quien edita la boda, y lo ven todas las personas que participan en ella.',
    steps: [
      { act: 'Abre «Miembros», baja hasta «Avisos a programas» y pulsa «Añadir programa».' },
      {
        act: 'Pega la dirección que te da el programa y elige de qué le avisamos.',
        note: 'Sin «Con los datos» solo va qué ha cambiado, sin nombres. Con ellos, lo que tú ves en ese momento.',
      },
      {
        act: 'Copia el secreto y guárdalo en el programa.',
        note: 'Con él comprueba que el aviso es nuestro. No volvemos a enseñarlo; «Renovar el secreto» da otro.',
      },
      { act: 'En «Ver avisos», pulsa «Probar».' },
    ],
    parts: [
      {
        title: 'Si el programa no contesta',
        text: 'Lo intentamos durante tres días, cada vez con más pausa. Después los avisos se apagan y te lo decimos. En «Ver avisos» los enciendes, y «Enviar de nuevo» repite uno o todos los que fallaron.',
      },
      {
        title: 'Cuándo se acaba',
        text: '«Quitar» corta los avisos al momento, y lo puede hacer quien edite la boda. También se acaban si quien lo añadió sale de la boda, y dejan de contar una sección que ya no ve.',
      },
    ],
    near: ['sesiones-y-aplicaciones', 'permisos', 'llevarte-tus-datos'],
    screens: ['/app/couple/$wid/members'],
    reviewed: { on: '2026-11-28', version: '0.1.0' },
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
