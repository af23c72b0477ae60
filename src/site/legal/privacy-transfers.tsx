/** Data outside of the European Economic Area (RGPD 13.1 f). */
export function PrivacyTransfers() {
  return (
    <>
      <p>
        Si alguna de las empresas que trabajan por encargo nuestro está fuera del Espacio Económico Europeo,
        solo lo hace con una decisión de adecuación o con las cláusulas tipo de la Comisión; pídenos una copia
        cuando quieras.
      </p>
      <p>
        El servicio de notificaciones de tu navegador, o aquel con cuya cuenta entras, puede estar en Estados
        Unidos u otro país: lo eliges tú y responde por su cuenta. Los botones de WhatsApp y de mapas no
        envían nada hasta que los pulsas; entonces sales a esos servicios.
      </p>
    </>
  )
}
