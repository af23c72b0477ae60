import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }

export const VENDOR_ANSWERS = {
  proveedores: {
    topic: 'vendors',
    title: 'Añadir proveedores al canvas',
    lead: 'El canvas reúne a quien trabaja en la boda: del catering al cuarteto de cuerda.',
    steps: [
      {
        act: 'Abre «Proveedores» y busca en el «Catálogo».',
        note: 'Si falta algo, créalo con «Crear y añadir».',
      },
      {
        act: 'Abre lo que has puesto y escribe quién es, cuánto cuesta y cómo se le llama.',
        note: 'Se guarda mientras escribes, también sin conexión.',
      },
      {
        act: 'Guarda ahí sus archivos y habladlo en «Conversación».',
        note: 'Contratos y fotos de hasta 25\u00a0MB, cien por proveedor.',
      },
    ],
    parts: [
      {
        title: 'Si eliminas uno',
        text: 'Puedes deshacerlo en el momento, o recuperarlo de la «Papelera» durante 30 días, con sus archivos y comentarios.',
      },
    ],
    near: ['confirmar-un-proveedor', 'presupuesto', 'papelera'],
    screens: ['/app/couple/$wid/vendors'],
    reviewed,
  },
  'confirmar-un-proveedor': {
    topic: 'vendors',
    title: 'Confirmar un proveedor',
    lead: 'Confirmado significa que ya está cerrado. Su coste pasa al presupuesto en ese momento.',
    steps: [
      { act: 'Abre el proveedor en «Proveedores».' },
      { act: 'Pulsa «Confirmar proveedor».', note: 'Antes de confirmar, su coste es una estimación.' },
      {
        act: 'Si cambia de planes, «Desmarcar confirmado» lo devuelve.',
        note: 'El resto del equipo recibe un aviso.',
      },
    ],
    near: ['presupuesto', 'precio-por-persona', 'proveedores'],
    screens: ['/app/couple/$wid/vendors', '/app/couple/$wid/budget'],
    reviewed,
  },
  'precio-por-persona': {
    topic: 'vendors',
    title: 'Un precio por persona',
    lead: 'El catering cuesta según cuántos vienen. Pon el precio por cubierto y el total sigue a las respuestas.',
    steps: [
      {
        act: 'Abre el proveedor y en «Cómo cobra» elige «Por persona o unidad» y en «Cobra por», la unidad: adulto y niño, persona, mesa, autobús, hora, adulto y hora o familia.',
      },
      {
        act: 'Escribe el precio por adulto, o por lo que hayas elegido, y «Por niño» si es otro. «Parte fija» es lo que se paga venga quien venga, e «Incluidos en lo fijo», hasta cuántos cubre.',
      },
      {
        act: 'Elige a quién se cuenta y para qué evento.',
        note: '«Todos los invitados», «Quienes dicen que sí o no han respondido» o «Quienes dicen que sí». Puedes poner un mínimo de personas.',
      },
    ],
    near: ['si-vienen-menos', 'presupuesto', 'catering'],
    screens: ['/app/couple/$wid/vendors'],
    reviewed,
  },
  presupuesto: {
    topic: 'vendors',
    title: 'Fijar un presupuesto y ver en qué se va',
    lead: 'Suma solo lo confirmado, y al lado enseña lo que falta por confirmar.',
    steps: [
      {
        act: 'Abre «Presupuesto» y pulsa «Fijar un presupuesto».',
        note: 'Es lo que queréis gastar en total.',
      },
      {
        act: 'Mira lo que os queda, por categoría.',
        note: 'El reparto sale de los proveedores: no hay nada que rellenar dos veces.',
      },
      {
        act: 'Para llevarlo fuera, abre «Más acciones».',
        note: '«Exportar CSV», «Exportar Excel» o «Imprimir».',
      },
    ],
    parts: [
      {
        title: 'Cuánto para cada cosa',
        text: 'En «Plan por categorías» pones cuánto queréis gastar en cada una. «Repartir según la media» lo rellena con lo que cuesta de media en España, y lo cambias. Al lado de cada categoría verás lo que queda o en cuánto os pasáis.',
      },
      {
        title: 'Varios presupuestos de lo mismo',
        text: 'Cuando hay dos o más de una cosa sin confirmar, con su coste, abre la categoría y pulsa «Comparar»: los ves juntos, con la diferencia con el más barato y con lo previsto, la señal y qué incluyen. «Confirmar este» confirma uno y pregunta qué hacer con los otros.',
      },
      {
        title: 'Qué se paga y cuándo',
        text: 'En la pestaña «Pagos», ponle plazos a cada proveedor y verás qué toca cada mes. Los plazos también se ven y se cambian al abrir el proveedor: si cambias su coste, dice a qué plazo va la diferencia. «Marcar pagado» se abre relleno: pulsa Intro y ya está. Ahí se apunta también quién paga cada cosa y el recibo.',
      },
      {
        title: 'Si ya lo habéis pagado por el banco',
        text: 'En «Pagos», «Más acciones», «Leer el banco» lee el CSV o la norma 43 de vuestro banco y propone de qué es cada pago. Anotáis uno por uno; el archivo no sale de vuestro navegador.',
      },
      {
        title: 'Si quitáis un proveedor con pagos',
        text: 'Antes de quitarlo veréis lo pagado y lo que falta. Lo pagado sigue contando; los plazos vuelven si lo recuperáis.',
      },
      {
        title: 'Quién lo ve',
        text: 'Quien tenga la sección. «Familia» y «Solo mirar» no la tienen hasta que se la des.',
      },
    ],
    near: ['importar-un-presupuesto', 'confirmar-un-proveedor', 'si-vienen-menos'],
    screens: ['/app/couple/$wid/budget'],
    reviewed,
  },
  'importar-un-presupuesto': {
    topic: 'vendors',
    title: 'Traer el presupuesto de una hoja',
    lead: 'Si ya lleváis las cuentas en Excel, vienen enteras: proveedores, costes, lo pagado y lo pendiente.',
    steps: [
      {
        act: 'En «Presupuesto», abre «Más acciones» y pulsa «Importar una hoja».',
        note: 'Suelta un Excel o un CSV, o pega las celdas con sus títulos. Un proveedor por fila, hasta 500.',
      },
      {
        act: 'Mira fila por fila qué va a pasar.',
        note: 'Los nuevos vienen; de los que ya tienes se dice qué cambia y qué se queda; de lo que no se entiende, por qué. En «Columnas» dices qué es cada una.',
      },
      {
        act: 'Quita lo que no quieras y pulsa «Importar».',
        note: 'Hasta entonces no se guarda nada, y «Deshacer» lo quita todo de una vez. También está en «Actividad».',
      },
    ],
    parts: [
      {
        title: 'Qué es cada cosa después',
        text: 'Lo pagado queda anotado como pago de la pareja, y lo pendiente como un plazo con su fecha. Lo que no está en el catálogo va a «Otros» de su categoría, con lo que decía la hoja en las notas.',
      },
      {
        title: 'Quién puede',
        text: 'Quien edita el presupuesto y los proveedores.',
      },
    ],
    near: ['presupuesto', 'proveedores', 'actividad'],
    screens: ['/app/couple/$wid/budget'],
    reviewed: { on: '2026-11-26', version: '0.1.0' },
  },
  'si-vienen-menos': {
    topic: 'vendors',
    title: '¿Y si vienen menos?',
    lead: 'Prueba con más o menos gente, otro menú, más horas de barra o menos mesas, y mira cuánto cambia cada proveedor. No cambia nada hasta que lo adoptas.',
    steps: [
      { act: 'Abre «Presupuesto» y pulsa «¿Y si…?».' },
      {
        act: 'Mueve «Invitados» o cambia el menú, las horas, los autobuses o las mesas.',
        note: 'Cuenta con los precios de cada proveedor y con sus mínimos. Mesas y autobuses siguen a los invitados hasta que los tocas.',
      },
      {
        act: 'Pulsa «Guardar» para tenerlo a mano: caben seis escenarios, y los ve quien ve el presupuesto.',
      },
      {
        act: 'Si te convence, pulsa «Adoptar», mira cada precio y confirma.',
        note: 'No quita invitados ni avisa a nadie. Se puede deshacer.',
      },
    ],
    near: ['precio-por-persona', 'presupuesto', 'respuestas'],
    screens: ['/app/couple/$wid/what-if'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
