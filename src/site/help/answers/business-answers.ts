import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-25', version: '0.1.0' }
const screens = ['/app/planner/$pid/billing']

/** A planner's own money: what weddings owe, receipts, the bank, and the plan. */
export const BUSINESS_ANSWERS = {
  'cobrar-a-una-pareja': {
    topic: 'planner',
    title: 'Apuntar lo que te debe cada boda',
    lead: 'En «Facturación» llevas el presupuesto aceptado de cada boda, sus pagos y lo que falta. Solo lo ves tú: ni la pareja ni otros planners.',
    steps: [
      {
        act: 'Abre una boda y pulsa «Añadir presupuesto».',
        note: 'Se reparte en tres pagos; cambia los importes y cuándo vence cada uno: un día, o días antes de la boda.',
      },
      {
        act: 'Cuando cobres, «Anotar pago»: importe, fecha y forma de pago.',
        note: 'Puede ser una parte. Añade la transferencia o el recibo como archivo.',
      },
      {
        act: 'Lo que no estaba en el presupuesto, con «Anotar cobro».',
      },
    ],
    parts: [
      {
        title: 'Si te equivocas',
        text: 'Un pago no se elimina: «Anular pago» deja ambos apuntes, con quién y cuándo. Un cobro se cambia, o se retira con «Retirar cobro» mientras no tenga pagos.',
      },
      {
        title: 'Recordar a la pareja',
        text: 'Si lo activas en un cobro, la pareja recibe un aviso una semana antes, y otros mientras esté vencido: por correo y en la app, como cada uno elija. Nunca más de uno cada tres días.',
      },
      {
        title: 'Enseñarle la cuenta',
        text: 'La pareja ve la «Liquidación» cuando se la envías: un PDF con tu marca, por un enlace que caduca a los 90 días y que puedes cerrar antes.',
      },
    ],
    near: ['justificantes', 'cobros-para-la-gestoria', 'panel-de-planner'],
    screens,
    reviewed,
  },
  'lo-que-te-queda': {
    topic: 'planner',
    title: 'Saber lo que te queda por hora',
    lead: 'Cada boda tiene una página con tus horas y tus gastos, y dice lo que te queda de cada hora. Solo la ves tú.',
    steps: [
      { act: 'En «Facturación», abre una boda y pulsa «Lo que te queda».' },
      {
        act: 'Escribe las horas como las dirías: «1:30 visita a Carmona», y pulsa «Apuntar».',
        note: 'Si no quieres contarlas, «Poner el reloj en marcha» y luego «Parar y apuntar», desde cualquier dispositivo.',
      },
      { act: 'Con «Añadir gasto», lo que pagas tú y no cobras aparte.' },
    ],
    parts: [
      {
        title: 'La cuenta',
        text: 'Tus honorarios son lo acordado en «Facturación», sin IVA, esté cobrado o no. Se les quitan tus gastos y se reparte entre las horas. La media es la de tus bodas del mismo año que tienen horas.',
      },
      {
        title: 'Si te equivocas',
        text: 'Quita la línea y vuelve a apuntarla. Mientras está el aviso, «Deshacer» la trae de vuelta.',
      },
    ],
    near: ['cobrar-a-una-pareja', 'panel-de-planner'],
    screens: ['/app/planner/$pid/profit/$accountId'],
    reviewed: { on: '2026-11-29', version: '0.1.0' },
  },
  justificantes: {
    topic: 'planner',
    title: 'Dar un justificante de un pago',
    lead: 'Un justificante dice que has cobrado: de quién, cuánto, con qué IVA y qué IRPF. No es una factura.',
    steps: [
      { act: 'En «Facturación», rellena «Tus datos fiscales» una vez: nombre, NIF y dirección.' },
      { act: 'En «Justificantes», pulsa «Hacer justificante» y elige el pago.' },
      { act: 'Descárgalo o envía su enlace.' },
    ],
    parts: [
      {
        title: 'La numeración',
        text: 'Va seguida y sin huecos, una serie por año. Por eso no se elimina: si anulas un pago que ya lo tenía, se hace otro que lo anula con el número siguiente.',
      },
    ],
    near: ['cobrar-a-una-pareja', 'cobros-para-la-gestoria', 'personalizacion'],
    screens,
    reviewed,
  },
  facturas: {
    topic: 'planner',
    title: 'Emitir facturas con VERI*FACTU',
    lead: 'Cada factura sale de un cobro, lleva su QR y llega a Hacienda al emitirla, con tu certificado.',
    steps: [
      {
        act: 'En «Facturación», abre «Justificantes» y pulsa «Activar VERI*FACTU».',
        note: 'Hacen falta tus datos fiscales y tu certificado en .p12 o .pfx con su contraseña. Hasta fin de año no se puede volver atrás.',
      },
      { act: 'En «Facturas», pulsa «Emitir factura», elige el cobro y escribe a nombre de quién va.' },
      { act: 'Descarga el PDF y entrégalo. La factura vale desde que la emites.' },
    ],
    parts: [
      {
        title: 'Facturae',
        text: 'En el menú de la factura, «Descargar Facturae»: sale firmada con tu certificado (.xsig). Necesita un cliente con su NIF, su dirección, el código postal y la localidad. Las de un periodo están en «Exportar».',
      },
      {
        title: 'Si Hacienda no contesta',
        text: 'La factura vale y se puede entregar: el registro espera y se envía solo, como mucho cada hora, hasta que llega.',
      },
      {
        title: 'Si Hacienda rechaza el registro',
        text: 'Abre los datos de la factura: dice por qué. «Corregir y reenviar» manda otro registro con el NIF y el nombre que escribas; la factura no cambia.',
      },
      {
        title: 'Sin VERI*FACTU',
        text: 'Al activarlo puedes elegir que cada registro se firme con tu certificado y se guarde aquí, sin enviarse. Entonces te toca conservarlo y entregarlo si Hacienda lo pide: «Ver el registro» lo descarga. En «Ajustes» pasas a VERI*FACTU cuando quieras.',
      },
      {
        title: 'El certificado',
        text: 'Se guarda cifrado y su contraseña no se guarda. Cuando caduque, elige el nuevo en su sitio.',
      },
      {
        title: 'La cadena',
        text: 'Cada registro lleva la huella del anterior. Se comprueba cada vez que abres «Facturas», y si algo se cambió después de escribirlo se dice cuál es el primero.',
      },
    ],
    near: ['justificantes', 'cobrar-a-una-pareja', 'cobros-para-la-gestoria'],
    screens,
    reviewed,
  },
  'cobros-para-la-gestoria': {
    topic: 'planner',
    title: 'Llevar tus cobros a la gestoría',
    lead: 'Un archivo con lo cobrado en un mes, un trimestre o un año: base, IVA e IRPF de cada pago.',
    steps: [
      { act: 'En «Facturación», pulsa «Exportar» y elige el «Periodo».' },
      {
        act: 'Elige Excel o CSV.',
        note: 'El CSV lleva punto y coma y coma decimal, como lo abren los programas de aquí.',
      },
    ],
    near: ['leer-el-banco', 'justificantes', 'cobrar-a-una-pareja'],
    screens,
    reviewed,
  },
  'leer-el-banco': {
    topic: 'planner',
    title: 'Anotar pagos con el archivo de tu banco',
    lead: 'Azahar lee los ingresos de tu banco y propone a qué cobro pertenece cada uno. Tú aceptas uno por uno.',
    steps: [
      { act: 'Descarga los movimientos de tu banco como CSV o como norma 43.' },
      {
        act: 'En «Facturación», pulsa «Leer el banco» y suelta el archivo.',
        note: 'Se lee en tu navegador: no lo enviamos a ninguna parte.',
      },
      { act: 'Mira cada propuesta: coinciden el importe, el nombre o la referencia. Anota las que sean.' },
    ],
    parts: [
      {
        title: 'Si lo lees dos veces',
        text: 'Un ingreso que ya anotaste no se anota otra vez.',
      },
      {
        title: 'Si es un Excel',
        text: 'Ábrelo y guárdalo como CSV, o descárgalo del banco como CSV.',
      },
    ],
    near: ['cobrar-a-una-pareja', 'cobros-para-la-gestoria', 'justificantes'],
    screens,
    reviewed,
  },
  plan: {
    topic: 'planner',
    title: 'El plan de planner: pagarlo, cambiarlo, cancelarlo',
    lead: 'Las parejas no pagan nunca. Un planner lleva una boda activa gratis; donde la instalación cobra, desde la segunda hace falta el plan.',
    steps: [
      { act: 'En tu perfil o en «Configuración», busca «Plan».' },
      {
        act: '«Activar el plan y pagar» te lleva a la página de pago: tarjeta o cuenta bancaria.',
        note: 'Si no ves ese botón, tu instalación es gratis para todo el mundo.',
      },
      {
        act: '«Cancelar suscripción» cuando quieras, en dos clics.',
        note: 'Sigue hasta el final de lo pagado, y hasta entonces puedes volver con «Seguir con mi plan».',
      },
    ],
    parts: [
      {
        title: 'Si un pago falla',
        text: 'Te avisamos, y durante 14 días no cambia nada. Después no puedes crear otra boda ni entrar en la de otra pareja hasta que se pague; las tuyas siguen siendo tuyas.',
      },
      {
        title: 'Desistir en 14 días',
        text: 'En los primeros 14 días puedes «Desistir y recuperar lo pagado»: termina en el momento y te devolvemos todo por el mismo medio.',
      },
      {
        title: 'De planner a pareja, y al revés',
        text: '«Cambiar de plan» lo hace cuando quieras. Sigues en todas tus bodas; tu panel, tu marca y tu perfil se guardan sin mostrarse y vuelven contigo.',
      },
    ],
    near: ['cobrar-a-una-pareja', 'panel-de-planner', 'eliminar-la-cuenta'],
    screens: ['/app/planner/$pid/settings', '/app/profile', '/planners'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
