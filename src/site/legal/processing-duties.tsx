import type { LegalSection } from './legal-page.tsx'

/** The duties of a processor, in the order of RGPD 28.3 (a) to (h). */
export const PROCESSING_DUTIES: LegalSection = {
  id: 'compromisos',
  title: 'A qué nos comprometemos',
  body: (
    <ol>
      <li>
        A tratar los datos solo según las instrucciones del planner, también si hay que llevarlos fuera del
        Espacio Económico Europeo. Las instrucciones son lo que hace en la aplicación y lo que nos pida por
        escrito. Si una ley nos obliga a otra cosa, se lo diremos antes, salvo que lo prohíba; si una
        instrucción nos parece ilegal, también.
      </li>
      <li>A que quien tenga acceso en nuestro equipo esté obligado a guardar secreto.</li>
      <li>A protegerlos con las medidas del anexo 2 (RGPD 32).</li>
      <li>
        A contar solo con otros encargados que firmen lo mismo que aquí, y a responder ante el planner de lo
        que hagan. Son los del anexo 1. Si vamos a añadir o cambiar alguno, avisaremos por email con 30 días
        para poder oponerse e irse. Fuera del Espacio Económico Europeo, solo con una decisión de adecuación o
        con cláusulas tipo.
      </li>
      <li>A ayudar a contestar a quien ejerza sus derechos, y a reenviar lo que nos llegue a nosotros.</li>
      <li>
        A avisar de una brecha de seguridad sin dilación indebida, y como mucho en 48 horas desde que la
        conozcamos, con lo que sepamos; y a ayudar con la seguridad, las evaluaciones de impacto y las
        consultas a la autoridad.
      </li>
      <li>
        Al terminar, según elija el planner, a devolver los datos (se exportan desde la aplicación) o a
        suprimirlos, y a eliminar las copias cuando caduquen, salvo lo que la ley obligue a conservar
        bloqueado.
      </li>
      <li>
        A poner a su disposición lo necesario para demostrar todo esto, y a permitir y ayudar en auditorías e
        inspecciones razonables, suyas o de quien nombre, avisadas con tiempo.
      </li>
    </ol>
  ),
}
