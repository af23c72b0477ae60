import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const PLANNER_ANSWERS = {
  'panel-de-planner': {
    topic: 'planner',
    title: 'Todas tus bodas en un panel',
    lead: 'El «Dashboard» reúne las bodas que llevas, con lo que pasa en los próximos días.',
    steps: [
      { act: 'Crea una boda, o entra en la que la pareja ya tiene con su código.' },
      { act: 'Busca por nombre y ordena «Por fecha», «Por nombre» o «Por estado».' },
      { act: 'Abre una: ves lo mismo que la pareja, y lo que prepares en borrador.' },
    ],
    near: ['borradores', 'solicitudes', 'invitar-a-organizar'],
    screens: ['/app/planner/$pid/index', '/app/planner/w.$wid'],
    reviewed,
  },
  'traer-tus-bodas': {
    topic: 'planner',
    title: 'Traer todas tus bodas a la vez',
    lead: 'Si tus bodas están en carpetas, en otro programa o en tu libro de clientes, suéltalas juntas: ves una fila por boda antes de guardar nada.',
    steps: [
      { act: 'En el «Dashboard», pulsa «Traer todas tus bodas».' },
      {
        act: 'Suelta una carpeta con una por boda, un ZIP, o tu libro en Excel o CSV.',
        note: 'Hasta 40 bodas, 400 archivos y 2\u00a0GB de una vez.',
      },
      {
        act: 'Contesta en su fila a lo que falte: «Poner fecha», «Poner nombre» o «Comparar».',
        note: 'Si ya tienes esa boda, lo que falte entra en ella. Al pulsar el nombre ves qué trae.',
      },
      {
        act: 'Deja sin marcar las que no quieras y trae las demás.',
        note: 'Si una falla, las otras siguen.',
      },
    ],
    parts: [
      {
        title: 'Los clientes sin boda',
        text: 'Los de tu libro que solo han preguntado van a «Solicitudes», sin avisarles. Los que ya no son clientes se quedan fuera, y lo decimos.',
      },
      {
        title: 'Tu lista de proveedores',
        text: 'Va aparte: en «Libreta», con «Importar», en «Más acciones».',
      },
      {
        title: 'Qué ven las parejas',
        text: 'Nada: no sale ningún correo ni ningún aviso. Las invitas tú, boda a boda.',
      },
      {
        title: 'Si no era esto',
        text: '«Deshacer el traslado» las quita durante 7 días, todas o una. Lo que se haya cambiado después se queda, y se dice antes.',
      },
    ],
    near: ['traer-lo-que-tienes', 'panel-de-planner', 'libreta'],
    screens: ['/app/planner/$pid/move-in'],
    reviewed,
  },
  borradores: {
    topic: 'planner',
    title: 'Preparar algo antes de que la pareja lo vea',
    lead: 'Un proveedor, una carpeta, una tarea o un día de la agenda pueden ser un borrador. La pareja no lo ve en ninguna parte hasta que lo publicas.',
    steps: [
      {
        act: 'Prepáralo: lleva escrito que es un borrador.',
        note: 'No cuenta en el presupuesto, no avisa a nadie y no sale en lo que la pareja descarga.',
      },
      { act: 'En un día que ya ven, elige «Preparar cambios sin publicar».' },
      { act: 'Pulsa «Publicar», uno o varios a la vez.', note: 'La pareja recibe un solo aviso.' },
    ],
    near: ['panel-de-planner', 'agenda', 'proveedores'],
    screens: ['/app/couple/$wid/vendors', '/app/couple/$wid/day-b', '/app/couple/$wid/inspiration'],
    reviewed,
  },
  libreta: {
    topic: 'planner',
    title: 'Tu libreta de proveedores',
    lead: 'En «Libreta» guardas a los proveedores con los que trabajas: contacto, precios por temporada, notas y archivos. Ninguna pareja la ve.',
    steps: [
      {
        act: 'Abre «Libreta» y pulsa «Añadir proveedor».',
        note: 'Basta con el nombre; lo demás lo puedes escribir después.',
      },
      {
        act: 'Añade sus precios, cada uno con sus meses.',
        note: 'Puede ser un importe en total o por invitado, y valer para un año o para todos.',
      },
      {
        act: 'En su ficha, sube sus archivos: tarifas, dosier, seguro, fotos…',
        note: 'Hasta 25\u00a0MB cada uno y 100 por proveedor. Con el lápiz les cambias el nombre.',
      },
      {
        act: 'Pulsa «Añadir a una boda» y elige la boda, el precio y qué archivos pasan.',
        note: 'Puedes marcar varios proveedores a la vez. Tus notas no pasan, y un archivo solo si lo marcas: allí lo ve la pareja.',
      },
    ],
    parts: [
      {
        title: 'Traer tu lista',
        text: 'En «Más acciones», «Importar» lee un CSV, un Excel o un texto pegado: nombres, qué ofrecen, contactos, zonas, precios y notas. Ves lo que traes antes de guardarlo, y lo que ya estaba no viene marcado. Por el mismo camino te la llevas, y lo que te llevas se vuelve a leer aquí.',
      },
      {
        title: 'Desde una boda',
        text: 'En la ficha de un proveedor, «Guardar en la libreta» lo trae con su contacto y lo que cuesta ese año; las notas de la boda no pasan, y de sus archivos guardas los que marques. Si ya lo tienes, por el nombre, el email o el teléfono, completa solo lo que le falta. Y en el catálogo, «De tu libreta» pone en el canvas los que elijas.',
      },
      {
        title: 'Encontrar a alguien',
        text: 'Busca por nombre, contacto, zona o por lo que hayas anotado. Los favoritos salen primero.',
      },
      {
        title: 'Con tu equipo',
        text: 'Dueñas y coordinadoras la cambian; las auxiliares la ven. Con «Solo para mí» un proveedor lo ves tú y nadie más, hasta que lo compartes.',
      },
      {
        title: 'Si eliminas uno',
        text: 'Se deshace en el aviso, o al pie de la libreta, en «Eliminados», durante 30 días. Un archivo, en su aviso. En las bodas donde ya está no cambia nada, ni aquí cuando se elimina allí: cada sitio tiene su copia.',
      },
    ],
    near: ['proveedores', 'trabajar-en-equipo', 'panel-de-planner'],
    screens: ['/app/planner/$pid/vendors'],
    reviewed,
  },
  'trabajar-en-equipo': {
    topic: 'planner',
    title: 'Trabajar en equipo',
    lead: 'En «Equipo» añades a quienes trabajan contigo y decides quién va a qué boda. Cada persona entra con su propia cuenta y ve lo que le toca.',
    steps: [
      {
        act: 'En «Equipo», pulsa «Añadir persona» y escribe su email.',
        note: 'Le llega un enlace, que vale 14 días. Entra con su cuenta de wedding planner, o crea una.',
      },
      { act: 'En la fila de cada boda, elige qué hace cada persona.' },
      {
        act: 'Pulsa su nombre para ver cómo localizarla y qué ve, para cambiar su acceso o para quitarla.',
        note: 'Al quitarla deja de ver las bodas en ese momento. Tienes una hora para deshacerlo.',
      },
    ],
    parts: [
      {
        title: 'Qué puede hacer cada una',
        text: '«Lleva» edita toda la boda e invita a otras personas. «Coordina» la edita, sin invitar. «Mira» la ve, sin dinero ni conversaciones. «El día» ve la agenda, los proveedores y las mesas, desde el viernes a las 8:00 hasta el domingo a las 23:59.',
      },
      {
        title: 'Días libres y dos bodas el mismo día',
        text: 'En su ficha, o cada persona en «Equipo», se anotan los días libres, sin motivo. Si una boda cae en ellos, o si alguien trabaja en dos bodas el mismo día, se ve en la tabla al asignarla.',
      },
      {
        title: 'Qué ve la pareja',
        text: 'A las personas de tu equipo entre los miembros de su boda. Puede quitarles el acceso, o dejarlo en menos, como siempre.',
      },
      {
        title: 'Tu plan y tus cuentas',
        text: 'Las bodas del equipo cuentan en tu plan, no en el de quien ayuda. Una dueña lleva contigo todo el negocio. Una coordinadora, solicitudes, presupuestos, plantillas, calendario y libreta de proveedores: entra por «Ir a» y tu marca, en el menú de su cuenta. Una auxiliar solo ve la libreta de proveedores. Cuentas, contratos y facturas son de las dueñas.',
      },
      {
        title: 'Bodas que entran y salen del equipo',
        text: 'Quien entra con bodas propias las ve en «Equipo» y elige cuáles trae: ninguna, algunas o todas. Durante una hora puede deshacerlo. Y si alguien se va con una boda, una dueña se la da con «Dar una boda», en su ficha: el equipo deja de verla. Lo cobrado se queda en las cuentas de quien lo apuntó.',
      },
    ],
    near: ['panel-de-planner', 'permisos', 'plan'],
    screens: ['/app/planner/$pid/team'],
    reviewed,
  },
  personalizacion: {
    topic: 'planner',
    title: 'Poner tu marca',
    lead: 'Tu logo y tu color acompañan a cada pareja: en su barra lateral, en los correos y en tu perfil.',
    steps: [
      {
        act: 'Abre «Personalización» y sube tu logo.',
        note: 'PNG, JPEG o SVG. De un SVG quitamos lo que no es dibujo.',
      },
      { act: 'Elige tu «Color de marca».', note: 'Si con él no se lee bien, te lo decimos.' },
      { act: 'Mira cómo queda en cada sitio antes de salir.' },
    ],
    near: ['perfil-publico', 'panel-de-planner', 'estilo'],
    screens: ['/app/planner/$pid/branding'],
    reviewed,
  },
  'perfil-publico': {
    topic: 'planner',
    title: 'Tu perfil y el directorio',
    lead: 'Una página tuya con presentación, precios y fotos. Las parejas te encuentran por zona, estilo y precio.',
    steps: [
      { act: 'Abre «Perfil público», elige tu dirección y escribe tu presentación.' },
      {
        act: 'Añade zonas, estilos, servicios, idiomas y fotos.',
        note: 'La primera foto es tu portada; se ordenan arrastrando o con el teclado.',
      },
      {
        act: 'Activa «Aparecer en el directorio».',
        note: 'Al activarlo declaras que actúas como profesional. Se quita igual.',
      },
    ],
    parts: [
      {
        title: 'Lo que podemos demostrar',
        text: 'Bodas organizadas aquí y tiempo de respuesta: datos de Azahar, no opiniones. Se ven solo si tú quieres.',
      },
    ],
    near: ['solicitudes', 'personalizacion', 'avisar-de-un-contenido'],
    screens: ['/app/planner/$pid/public-profile', '/directorio'],
    reviewed,
  },
  solicitudes: {
    topic: 'planner',
    title: 'Contestar a una solicitud',
    lead: 'Cuando alguien te escribe desde tu perfil público, su mensaje llega a «Solicitudes» y a tu correo. Las que llegan por otro camino las añades tú.',
    steps: [
      {
        act: 'Abre «Solicitudes» y elige una de «Te toca a ti».',
        note: 'Arriba ves cuántas hay en cada etapa. Al pulsar una ves solo esas.',
      },
      {
        act: 'Pulsa «Contestar».',
        note: 'Sale desde aquí; lo que te conteste llegará a tu correo. En «Plantillas» guardas lo que escribes a menudo: {nombre}, {fecha}, {lugar} e {invitados} se rellenan solos.',
      },
      {
        act: 'Con «Anotar» dices lo que pasa fuera: «Me han escrito», «Presupuesto enviado» o «Contrato firmado».',
        note: 'La etapa cambia sola con lo que pasa; no hay nada que arrastrar.',
      },
      {
        act: 'Si sale adelante, «Crear boda».',
        note: 'Con los datos de la solicitud. Luego invita a la pareja.',
      },
    ],
    parts: [
      {
        title: 'Las que llegan por teléfono, en una feria o por otra web',
        text: 'Pulsa «Añadir solicitud» y pega su correo o su mensaje: rellenamos la fecha, los invitados y lo demás, y tú lo revisas. Basta un nombre. Sin email no podemos escribirles, y el presupuesto te da un enlace para mandárselo.',
      },
      {
        title: 'Si no contestan',
        text: 'Con «Recordarles» sale un correo que lees antes, con el enlace al presupuesto si lo hay. Como mucho, uno cada tres días.',
      },
      {
        title: 'Cómo va el año',
        text: '«De dónde vienen y qué ha sido de ellas» cuenta por camino y por mes cuántas llegaron, cuántas fueron boda y por qué no siguieron las demás.',
      },
      {
        title: 'La fecha que piden',
        text: 'Junto a cada solicitud ves si su fecha está «Libre», «Guardada» u «Ocupada», según tus bodas. Con «Reservar la fecha» la guardas hasta el día que elijas; después queda libre sola. La pareja no lo ve.',
      },
      {
        title: 'Si no sale adelante',
        text: 'Con «No sigue» eliges un motivo, que solo ves tú, y puedes avisarles con un correo que lees antes. Está en «Perdidas», y «Sigue» la devuelve a su etapa.',
      },
      {
        title: 'Publicidad',
        text: 'Lo que parece spam se guarda aparte y no te llega por email. «No es spam» lo devuelve.',
      },
    ],
    near: ['perfil-publico', 'panel-de-planner', 'invitar-a-organizar'],
    screens: ['/app/planner/$pid/requests'],
    reviewed,
  },
  calendario: {
    topic: 'planner',
    title: 'Ver tu año de un vistazo',
    lead: 'El «Calendario» tiene una fila por mes y una casilla por sábado, con los nombres de cada boda y de cada fecha guardada.',
    steps: [
      { act: 'Abre «Calendario» y cambia de año con las flechas de arriba.' },
      {
        act: 'Pulsa un sábado para ver ese fin de semana y abrir sus bodas o su solicitud.',
        note: 'Con el teclado: las flechas mueven, Intro abre y N añade una cita.',
      },
      {
        act: 'Pulsa «Cerrar días» y elige desde cuándo y hasta cuándo no coges bodas.',
        note: 'Con un motivo: «Vacaciones». En «Solicitudes», esos días salen como «Cerrado».',
      },
    ],
    parts: [
      {
        title: 'Bodas en viernes, domingo o entre semana',
        text: 'Están en la casilla del sábado más cercano con su día delante (v 7, d 30), y el sábado sigue libre.',
      },
      {
        title: 'Citas',
        text: 'Con «Añadir cita» apuntas una visita, una prueba de menú o una reunión, con su hora, su lugar y su pareja. En «Semana» la arrastras, o la mueves con las flechas: con Mayúsculas cambias cuándo acaba. «Deshacer» la devuelve.',
      },
      {
        title: 'Invitar a una cita',
        text: 'En la cita, marca a la pareja o escribe hasta diez correos. Les llega para su calendario y contestan «Voy», «Quizás» o «No puedo» sin cuenta; ves cada respuesta en la cita y en «Semana». Si cambias la hora o el lugar, se les avisa, y si la quitas, también. Si alguien propone otra hora desde su calendario, la ves en la cita: «Aceptar la hora» la mueve y avisa a todos, y «Dejarla como está» se lo dice a esa persona. Tus notas no se envían. Con «Recordatorio» te avisamos una hora, un día o una semana antes.',
      },
      {
        title: 'En tu móvil',
        text: 'Con «Llevar a mi móvil» creas una dirección solo tuya y eliges qué enseña. Tu calendario la lee cada hora y no tiene datos de invitados. «Renovar» le da otra, y «Anular» la cierra.',
      },
      {
        title: 'Sábados libres',
        text: 'Cada mes dice cuántos quedan desde hoy: sin boda, sin fecha guardada y sin cerrar. Si tienes dos bodas el mismo día, ves el nombre de cada una.',
      },
    ],
    near: ['solicitudes', 'panel-de-planner', 'presupuestos-a-parejas'],
    screens: ['/app/planner/$pid/calendar'],
    reviewed: { on: '2026-11-29', version: '0.1.0' },
  },
  'presupuestos-a-parejas': {
    topic: 'planner',
    title: 'Hacer un presupuesto y que lo acepten',
    lead: 'La pareja lo abre con un enlace, sin cuenta: marca los extras que quiere, pregunta, y lo acepta o dice que no le encaja.',
    steps: [
      { act: 'En «Solicitudes», abre una y pulsa «Preparar presupuesto».' },
      {
        act: 'Escribe las líneas, con IVA o sin él, o usa un paquete.',
        note: 'La pareja lee siempre precios con IVA. El borrador se guarda solo.',
      },
      { act: 'Añade extras y pagos, si los hay.', note: 'Los pagos suman el 100\u00a0% del total.' },
      {
        act: 'Pulsa «Enviar».',
        note: 'Sale con tu marca. Te avisamos por correo de lo que pregunten o contesten.',
      },
    ],
    parts: [
      {
        title: 'Si cambias algo',
        text: 'Lo que enviaste se queda como está hasta que envíes otra versión. El enlace que ya tienen enseña la nueva.',
      },
      {
        title: 'El enlace',
        text: 'Solo lo abre quien lo tiene. «Cerrar enlace» lo apaga para siempre; si lo envías otra vez, tendrá otra dirección.',
      },
    ],
    near: ['solicitudes', 'contratos-con-parejas', 'cobrar-a-una-pareja'],
    screens: ['/app/planner/$pid/quotes/$requestId'],
    reviewed,
  },
  'contratos-con-parejas': {
    topic: 'planner',
    title: 'Enviar un contrato y que lo firmen',
    lead: 'Cuando la pareja acepta tu presupuesto, le envías el contrato. Lo firmáis desde el navegador, cada persona con un código que le llega a su correo.',
    steps: [
      { act: 'En el presupuesto aceptado, pulsa «Preparar el contrato».' },
      {
        act: 'Repasa las cláusulas.',
        note: 'Empiezas con un ejemplo: revísalo con tu abogado. Lo que va entre llaves, como {fecha}, se rellena solo.',
      },
      {
        act: 'Escribe quiénes firman, tus datos y el IBAN para la reserva.',
        note: 'El NIF que no sepas se pide al firmar.',
      },
      {
        act: 'Pulsa «Firmar y enviar».',
        note: 'Firmas al enviarlo. Te avisamos por correo de cada firma.',
      },
      {
        act: 'Cuando veas la transferencia en tu banco, pulsa «Reserva recibida».',
        note: 'Crea la boda con su fecha, apunta los pagos en tus cuentas e invita a la pareja, todo a la vez.',
      },
    ],
    parts: [
      {
        title: 'Si cambias algo',
        text: 'Lo enviado no se cambia: envías otra versión, que se firma de nuevo. Cuando han firmado todos ya no se envía otra.',
      },
      {
        title: 'Qué se guarda de cada firma',
        text: 'El nombre y el NIF como se escriben, la hora, la dirección IP, el correo que recibió el código y la huella SHA-256 del documento. Es una firma electrónica simple (artículo 25 del Reglamento 910/2014).',
      },
    ],
    near: ['presupuestos-a-parejas', 'solicitudes', 'cobrar-a-una-pareja'],
    screens: ['/app/planner/$pid/agreements/$requestId'],
    reviewed,
  },
  'tareas-de-tus-bodas': {
    topic: 'planner',
    title: 'La semana de todas tus bodas, y tus plantillas',
    lead: 'En «Tareas» está lo que toca hasta el domingo en todas tus bodas, y las listas con las que empiezas cada una.',
    steps: [
      {
        act: 'Abre «Tareas», en tu menú.',
        note: 'Primero lo que se quedó atrás, luego cada día. Se marca ahí mismo, y se le da a quien lo lleve.',
      },
      {
        act: 'Con «Por persona», mira qué tiene cada una de tu equipo.',
        note: 'Entre las tareas están los pagos que vencen, las respuestas que faltan y la agenda de las bodas de esos días: son de quien lleva la boda.',
      },
      {
        act: 'Si es de la pareja, «Recordar».',
        note: 'Reciben todas las suyas juntas, una vez al día como mucho y por donde cada uno eligió. El día de la boda, nada.',
      },
      {
        act: 'En «Plantillas», «Nueva plantilla».',
        note: 'De la lista sugerida, de una de tus bodas o en blanco. A la derecha se ve cómo queda con doce, cinco y dos meses.',
      },
    ],
    parts: [
      {
        title: 'Usarla',
        text: 'En una boda sin tareas, «Tareas» la ofrece. Las fechas y las personas se ponen solas, nunca llega dos veces la misma tarea, y «Deshacer» la quita entera. Si la ofreces a tus parejas, la ven también ellas.',
      },
      {
        title: 'Si la cambias',
        text: 'Las bodas que ya la usan siguen igual. «Llevar a 1 boda», o a las que elijas, añade en cada una solo lo nuevo, y antes dice cuánto.',
      },
      {
        title: 'Plantillas de agenda',
        text: 'En «Día B» de una boda, «Guardar como plantilla» se queda con sus días, horas y notas, sin lugares ni personas. En otra, «Plantillas de agenda» la pone alrededor de la hora de su ceremonia: antes ves cómo queda, y «Deshacer» lo quita todo.',
      },
      {
        title: 'Volver a como era',
        text: 'Cada vez que se guarda una plantilla, sea de tareas, de agenda, de respuesta, de contrato o un paquete, la de antes queda en «Versiones», hasta 50, con quién y cuándo. Ahí se ve qué cambia, y «Recuperar esta versión» vuelve a ella sin quitar las demás.',
      },
      {
        title: 'En un equipo: compartida, o solo tuya',
        text: 'Al guardar una plantilla o un paquete eliges si es de todo el equipo o «Solo mía», que nadie más ve, tampoco las dueñas. La lista lo dice bajo el nombre, y ahí se cambia: compartirla lleva también sus versiones, y dejar de compartirla puede quien la hizo o una dueña. Un presupuesto es de todos, así que sigue solo con plantillas compartidas. Quien deja el equipo se lleva las suyas; las compartidas se quedan. En las bodas del equipo tienes a mano sus plantillas y su libreta de proveedores.',
      },
      {
        title: 'Lo que la pareja no ve aún',
        text: 'Con «Guardar como borrador», una tarea es solo de los planners. «Mostrar a la pareja» la enseña, o todas a la vez.',
      },
    ],
    near: ['tareas', 'borradores', 'panel-de-planner'],
    screens: ['/app/planner/$pid/tasks'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
