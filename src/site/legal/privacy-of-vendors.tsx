import { ContactLink, type LegalSection } from './legal-page.tsx'

/** For the people who work at a wedding, whose data come from others (RGPD 14). */
export const PRIVACY_OF_VENDORS: LegalSection = {
  id: 'proveedores',
  title: 'Si trabajas en una boda',
  body: (
    <>
      <p>
        Si eres proveedor, quien organiza la boda apunta tu nombre o el de tu empresa, tu email, tu teléfono,
        tu web, lo que cuestas, los archivos que le pasas y lo que se habla de ello. Lo saca de ti o de donde
        te anuncias. Sirve para contratarte y para que el día salga bien; la base es su interés en organizarlo
        (RGPD 6.1.f) y el contrato contigo, si lo hay (6.1.b).
      </p>
      <p>
        Lo ven los miembros de la boda con permiso para ello. Si te envían un enlace a tu agenda, a la hoja
        del catering o a la de los autobuses, se anota cuándo lo abriste y qué líneas habías visto, para
        enseñarte lo que cambia. Se guarda mientras exista la boda. Si cuentas quién sube a un autobús, se
        guarda cada marca y a qué hora la hiciste, hasta un mes después de la boda. Tienes los mismos derechos
        que todo el mundo: pídeselos a quien te contrató o <ContactLink>escríbenos</ContactLink>.
      </p>
    </>
  ),
}
