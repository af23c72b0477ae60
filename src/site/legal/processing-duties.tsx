import type { Operator } from '#domain/operator.ts'

/** The duties of a processor, in the order of RGPD 28.3. */
export function ProcessingDuties({ operator }: { operator: Operator }) {
  const others = [operator.hosting, operator.mail, operator.storage].filter(Boolean)
  return (
    <>
      <h2>A qué nos comprometemos</h2>
      <ol>
        <li>
          A tratar los datos solo según las instrucciones del planner, que son lo que hace en la aplicación y
          lo que nos pida por escrito. Si una instrucción nos parece ilegal, se lo diremos.
        </li>
        <li>A que quien tenga acceso en nuestro equipo esté obligado a guardar secreto.</li>
        <li>
          A protegerlos: contraseñas que no se pueden leer, permisos comprobados en cada petición, enlaces que
          caducan o se anulan, conexión cifrada, copias de seguridad y accesos limitados.
        </li>
        <li>
          A contar solo con otros encargados que ofrezcan lo mismo.{' '}
          {others.length > 0
            ? `Hoy son: ${others.join('; ')}.`
            : 'Hoy no hay ninguno: los datos están en la máquina de quien gestiona la instalación.'}{' '}
          Si vamos a cambiar alguno, avisaremos con 30 días para poder oponerse e irse. Fuera del Espacio
          Económico Europeo, solo con una decisión de adecuación o con cláusulas tipo.
        </li>
        <li>A ayudar a contestar a quien ejerza sus derechos, y a reenviar lo que nos llegue a nosotros.</li>
        <li>
          A avisar de una brecha de seguridad sin dilación indebida, y como mucho en 48 horas desde que la
          conozcamos, con lo que sepamos; y a ayudar con evaluaciones de impacto y consultas a la autoridad.
        </li>
        <li>
          Al terminar, a devolver los datos (se exportan desde la aplicación) y a suprimirlos, copias
          incluidas cuando caduquen, salvo lo que la ley obligue a conservar bloqueado.
        </li>
        <li>
          A poner a su disposición lo necesario para demostrar todo esto, y a permitir auditorías razonables,
          avisadas con tiempo.
        </li>
      </ol>
    </>
  )
}
