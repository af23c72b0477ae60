import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const ACCOUNT_ANSWERS = {
  contrasena: {
    topic: 'account',
    title: 'Cambiar o recuperar la contraseña',
    lead: 'Si la recuerdas, se cambia en tu perfil. Si no, te mandamos un enlace a tu correo.',
    steps: [
      {
        act: 'Si no puedes entrar, pulsa «Olvidé mi contraseña» en la página de entrada.',
        note: 'El correo llega solo si hay una cuenta con ese email; la página dice lo mismo si no la hay.',
      },
      {
        act: 'Si estás dentro, abre «Perfil» en el menú de tu cuenta y ve a «Cambiar contraseña».',
        note: 'Se cierran tus sesiones en los demás dispositivos.',
      },
    ],
    near: ['entrar-sin-contrasena', 'dos-pasos', 'sesiones-y-aplicaciones'],
    screens: ['/app/profile', '/login', '/reset-password'],
    reviewed,
  },
  'entrar-sin-contrasena': {
    topic: 'account',
    title: 'Entrar sin contraseña',
    lead: 'Con la huella o la cara, con un código por email, con otra cuenta tuya o con una cartera de Ethereum.',
    steps: [
      { act: 'Abre «Perfil» y ve a «Acceso».' },
      {
        act: 'Añade una passkey, conecta una cuenta o una cartera.',
        note: 'Tu navegador pide la huella, la cara o el PIN de ese dispositivo. Firmar con la cartera no cuesta ni mueve dinero.',
      },
      {
        act: 'En la página de entrada también está «Entrar con un código por email».',
        note: 'No hace falta preparar nada.',
      },
    ],
    near: ['dos-pasos', 'contrasena', 'sesiones-y-aplicaciones'],
    screens: ['/app/profile', '/login'],
    reviewed,
  },
  'dos-pasos': {
    topic: 'account',
    title: 'Verificación en dos pasos',
    lead: 'Además de la contraseña, un código de tu móvil. Quien robe la contraseña no entra.',
    steps: [
      { act: 'Abre «Perfil», «Acceso» y en «Verificación en dos pasos» pulsa «Activar».' },
      { act: 'Escanea el código con tu app de verificación y escribe las 6 cifras.' },
      {
        act: 'Guarda los «Códigos de recuperación».',
        note: 'Cada uno te deja entrar una vez si pierdes el móvil. No volvemos a enseñarlos.',
      },
    ],
    parts: [
      {
        title: 'Si pierdes el móvil',
        text: 'Entra con un código de recuperación y crea otros nuevos. Si no te queda ninguno, escríbenos.',
      },
    ],
    near: ['entrar-sin-contrasena', 'sesiones-y-aplicaciones', 'contrasena'],
    screens: ['/app/profile'],
    reviewed,
  },
  'sesiones-y-aplicaciones': {
    topic: 'account',
    title: 'Ver dónde está abierta tu cuenta',
    lead: 'Cada dispositivo y cada programa con acceso, y cómo cerrarlos.',
    steps: [
      { act: 'Abre «Perfil» y ve a «Acceso».' },
      { act: 'En «Sesiones abiertas» cierra la que no conozcas, o «Cerrar todas menos esta».' },
      {
        act: 'En «Aplicaciones con acceso», «Quitar acceso» corta el de un programa.',
        note: 'Un programa ve y cambia lo mismo que tú, menos tu cuenta.',
      },
      {
        act: 'Mira la «Actividad de tu cuenta».',
        note: 'Dice qué ha cambiado en las formas de entrar, y cuándo.',
      },
    ],
    parts: [
      {
        title: 'Salir',
        text: '«Salir», en el menú de tu cuenta, cierra la sesión en todos tus dispositivos y quita lo que guardan.',
      },
      {
        title: 'Tu propio programa',
        text: 'Hay una API para todo lo que hace la app, descrita en /api/openapi.json. Un programa pide su acceso con tu cuenta, y aquí lo ves y lo quitas.',
      },
    ],
    near: ['dos-pasos', 'contrasena', 'eliminar-la-cuenta'],
    screens: ['/app/profile'],
    reviewed,
  },
  'conectar-un-asistente': {
    topic: 'account',
    title: 'Conectar un asistente',
    lead: 'Un asistente de los que ya usas puede mirar tu boda por ti y contestarte, por ejemplo, quién falta por responder. Lo conectas tú; Azahar no trae ninguno ni manda nada a ninguno.',
    steps: [
      {
        act: 'Comprueba que tu asistente admite servidores MCP con una dirección y un token de acceso.',
        note: 'Los que solo dejan conectar abriendo una página para dar permiso todavía no sirven.',
      },
      {
        act: 'Pide un token para él: un programa lo obtiene en /api/auth/token con tu email y tu contraseña, y con el código si tienes «Verificación en dos pasos».',
        note: 'Ponle nombre, para reconocerlo después. Dura 15 minutos y se renueva con otro que se da junto a él.',
      },
      {
        act: 'En el asistente, añade un servidor MCP con la dirección de tu Azahar acabada en /mcp y ese token.',
      },
      {
        act: 'Pregúntale quién falta por contestar.',
        note: 'Si dice que no encuentra la boda, mira si tu cuenta participa en ella.',
      },
      {
        act: 'Para terminar, en «Perfil», «Aplicaciones con acceso», pulsa «Quitar acceso».',
        note: 'Deja de ver nada en ese momento.',
      },
    ],
    parts: [
      {
        title: 'Qué ve',
        text: 'Lo mismo que tú en cada boda: invitados, familias, menús y alergias, proveedores y presupuesto, pagos, tareas, agenda, mesas, autobuses y actividad. Una sección cerrada para ti está cerrada para él. No ve tu contraseña, ni tus sesiones, ni el plan, ni los cobros de un planner.',
      },
      {
        title: 'Qué puede cambiar',
        text: 'Solo lo que confirmas. Te enseña una propuesta, como apuntar una respuesta, añadir una tarea o cambiar a alguien de mesa, y la hace si dices que sí. Si eres planner, queda en borrador cuando la sección los tiene. Consta en «Actividad» como tuyo y ahí se puede «Deshacer». No envía nada a tus invitados.',
      },
      {
        title: 'Qué pasa con esos datos',
        text: 'Lo que el asistente pregunta sale hacia la empresa que lo hace, porque tú se lo pides. Son datos de tus invitados, también de salud si pregunta por alergias: conecta solo uno del que te fíes.',
      },
    ],
    near: ['sesiones-y-aplicaciones', 'dos-pasos', 'permisos'],
    screens: ['/app/profile'],
    reviewed: { on: '2026-11-28', version: '0.1.0' },
  },
  'cambiar-el-email': {
    topic: 'account',
    title: 'Cambiar el email con el que entras',
    lead: 'Lo confirmas desde cada correo, el de antes y el nuevo. Hasta entonces sigue el de antes.',
    steps: [
      { act: 'Abre «Perfil», «Acceso» y pulsa «Cambiar email».' },
      { act: 'Escribe el nuevo y confirma que eres tú.' },
      {
        act: 'Abre el enlace que llega a cada correo.',
        note: 'Valen un día. «Cancelar el cambio» lo deja como estaba.',
      },
    ],
    near: ['contrasena', 'sesiones-y-aplicaciones', 'llevarte-tus-datos'],
    screens: ['/app/profile'],
    reviewed,
  },
  'llevarte-tus-datos': {
    topic: 'account',
    title: 'Llevarte tus datos, o traerlos',
    lead: 'Todo sale en formatos que abre cualquier programa, y una boda vuelve a entrar entera.',
    steps: [
      {
        act: 'Abre «Perfil» y ve a «Tus datos».',
        note: 'Para llevarte una boda, «Llevarte una boda» y «Preparar el ZIP»: una página que se abre con doble clic, tablas de Excel y CSV, la agenda y, si los quieres, las imágenes y los archivos.',
      },
      {
        act: 'Cuando el ZIP esté, pulsa «Descargar» y escribe tu contraseña.',
        note: 'Puedes cerrar mientras tanto: te avisamos por email. Se guarda 7 días, solo lo ves tú y se elimina si dejas la boda. En «Que llegue sola» te llega una copia cada semana o cada mes.',
      },
      {
        act: 'Para llevarte tu cuenta, pulsa «Pedir copia».',
        note: 'La preparamos y te avisamos por email. El enlace vale un día.',
      },
      {
        act: 'Para traer una boda, «Importar una boda» con su ZIP.',
        note: 'Vuelve como una boda nueva. Si el ZIP va sin imágenes ni archivos, te decimos cuáles faltan.',
      },
    ],
    near: ['exportar-invitados', 'eliminar-la-cuenta', 'permisos'],
    screens: ['/app/profile', '/app/couple/$wid/move-out'],
    reviewed,
  },
  'eliminar-la-cuenta': {
    topic: 'account',
    title: 'Eliminar tu cuenta',
    lead: 'Se cierra en el momento y tienes 14 días para volver. Después no queda nada tuyo.',
    steps: [
      { act: 'Abre «Perfil», «Tus datos» y pulsa «Eliminar mi cuenta».' },
      {
        act: 'Lee qué se va y qué sigue.',
        note: 'Las bodas con más personas siguen sin ti. Las que solo son tuyas se van contigo: descárgalas antes.',
      },
      { act: 'Confirma que eres tú y escribe la palabra que te pedimos.' },
    ],
    parts: [{ title: 'Volver', text: 'Entra como siempre antes de 14 días: todo está como lo dejaste.' }],
    near: ['llevarte-tus-datos', 'salir-de-una-boda', 'contrasena'],
    screens: ['/app/profile'],
    reviewed,
  },
  'avisar-de-un-contenido': {
    topic: 'account',
    title: 'Avisar de un contenido',
    lead: 'Si algo que se ve aquí es ilegal o es tuyo y está sin permiso, dínoslo. Lo lee y lo decide una persona.',
    steps: [
      { act: 'Abre «Avisar de un contenido», desde el perfil o desde el aviso legal.' },
      { act: 'Di en qué página está y por qué no debería.' },
      { act: 'Te llega un acuse al momento, y otro correo con lo que decidamos y por qué.' },
    ],
    parts: [
      {
        title: 'Si lo retiramos y era tuyo',
        text: 'Te llega un correo con los motivos y en qué se basan, y se queda marcado donde lo tenías, con las mismas razones. No se elimina nada: deja de verse en público.',
      },
      {
        title: 'Si no te parece bien',
        text: 'Cada parte puede reclamar durante seis meses con el enlace de su correo, sin coste y sin saber quién es la otra. Si tienes razón, hacemos lo contrario de lo decidido.',
      },
    ],
    near: ['perfil-publico', 'que-ve-quien-gestiona', 'eliminar-la-cuenta'],
    screens: ['/contacto', '/aviso-legal'],
    reviewed,
  },
  'que-ve-quien-gestiona': {
    topic: 'account',
    title: 'Qué puede ver quien gestiona Azahar',
    lead: 'Nada de tu boda desde la aplicación: ni invitados, ni importes, ni fotos, ni mensajes entre miembros. Lo que hace con tu cuenta lo puedes leer.',
    parts: [
      {
        title: 'Qué ve',
        text: 'Cuántas cuentas, bodas y archivos hay, qué correos y trabajos han fallado, con las direcciones tapadas, y los mensajes que le escribes desde «Ayuda». De un aviso sobre algo público ve eso que se ha avisado, y nada más.',
      },
      {
        title: 'Qué puede hacer con tu cuenta',
        text: 'Buscarla por su email completo, suspenderla con un motivo que te llega por correo, o levantar la suspensión. No puede entrar en ella ni cambiar tu contraseña.',
      },
      {
        title: 'Dónde lo lees',
        text: 'En «Actividad de tu cuenta», en tu perfil: qué hizo y cuándo. Para entrar en su zona necesita la verificación en dos pasos cada vez.',
      },
    ],
    near: ['avisar-de-un-contenido', 'llevarte-tus-datos', 'sesiones-y-aplicaciones'],
    screens: ['/app/profile', '/app/help'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
