type Clause = { title: string; text: string }

/** The clauses that a first agreement begins with: an example, which a lawyer should see. */
export const EXAMPLE_TITLE = 'Contrato de organización de boda'

export const EXAMPLE_CLAUSES: readonly Clause[] = [
  {
    title: 'Quiénes firman',
    text: 'De una parte, {empresa}, con NIF {nif} y domicilio en {domicilio}, representada por {representante}. De otra, {pareja}, con NIF {nif de la pareja}.',
  },
  {
    title: 'Qué se contrata',
    text: 'Se contrata {paquete} para la boda del {fecha}, en {lugar}, para unas {invitados} personas, según el presupuesto {número}, con {extras}.',
  },
  { title: 'Precio y pagos', text: '{total}, IVA incluido: {pagos}.' },
  {
    title: 'Si hay que cambiar la fecha',
    text: 'El primer cambio es gratis si la nueva fecha está libre y se pide con 120 días. La reserva se guarda.',
  },
  {
    title: 'Si hay que cancelar',
    text: 'Hasta 180 días antes se devuelve la mitad de la reserva. Después se cobra solo lo hecho hasta ese día.',
  },
  {
    title: 'Desistimiento',
    text: 'Al contratar a distancia tenéis 14 días naturales para echaros atrás sin dar motivos, escribiendo a {correo}.',
  },
  {
    title: 'Datos personales',
    text: 'Tratamos vuestros datos para este encargo y los de vuestros invitados solo por cuenta vuestra, como encargados del tratamiento.',
  },
]
