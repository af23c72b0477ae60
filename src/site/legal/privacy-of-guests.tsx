import { HEALTH_KEPT_DAYS } from '#domain/allergens.ts'

/** For people who never gave us anything themselves: guests of a wedding (RGPD 14). */
export function PrivacyOfGuests() {
  return (
    <>
      <h2 id="invitados">Si te han invitado</h2>
      <p>
        Tus datos nos llegan de la pareja que se casa o de su planner: tu nombre y, si los apuntan, tu email,
        tu teléfono, tu familia, si eres adulto, niño o bebé, y sus notas. Lo demás lo pones tú al contestar:
        si vas, menú, autobús, acompañante, una canción o unas palabras.
      </p>
      <ul>
        <li>
          Para qué: para que la pareja te invite y organice su boda. La pareja decide; nosotros lo guardamos
          por su encargo. La base es su interés en organizarla y, para alergias y dietas, tu permiso expreso.
        </li>
        <li>
          Quién lo ve: quien organiza la boda y tu familia en su propia invitación. Alergias y dietas llegan
          al catering; con tu nombre, solo si diste permiso.
        </li>
        <li>
          Correos: si apuntan tu email, la pareja puede enviarte desde Azahar la invitación y algún
          recordatorio. Guardamos cuándo salió cada uno y si tu buzón lo rechazó. Al pie de cada uno hay un
          enlace para no recibir más.
        </li>
        <li>
          Hasta cuándo: mientras exista la boda. Alergias y dietas, hasta {HEALTH_KEPT_DAYS} días después.
        </li>
        <li>
          Tus derechos: desde tu invitación puedes cambiar lo que contestaste y retirar el permiso cuando
          quieras. Para ver, corregir o eliminar lo demás, pídeselo a la pareja o escríbenos con el enlace de
          tu invitación y se lo haremos llegar. También puedes reclamar ante la Agencia Española de Protección
          de Datos.
        </li>
      </ul>
      <p>No usamos tus datos para nada nuestro: ni publicidad, ni perfiles, ni crearte una cuenta.</p>
    </>
  )
}
