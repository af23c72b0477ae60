import type { LegalSection } from './legal-page.tsx'

/** How the directory is ordered, and what its planners can count on (DSA 27, TRLGDCU 97 bis, Regulation 2019/1150). */
export const DIRECTORY_SECTION: LegalSection = {
  id: 'directorio',
  title: 'Los planners del directorio',
  body: (
    <>
      <p>
        Cada planner escribe su perfil y responde de él. Al activarlo declara que actúa como profesional. Los
        precios «desde» son orientativos, con el IVA incluido, y los pone cada planner. Lo que contratéis lo
        contratáis entre vosotros: Azahar no cobra comisión, no interviene y no garantiza ese contrato.
      </p>
      <p>
        El orden es siempre el mismo para todo el mundo: primero el perfil que se ha actualizado hace menos,
        porque es el que más fácil está al día. Nadie paga por salir antes y no tenemos perfiles propios. Los
        filtros de zona, estilo y precio quitan perfiles, pero no cambian el orden. No usamos lo que has
        visitado ni ningún otro dato tuyo. No hay opiniones de usuarios: los datos que un perfil enseña «En
        Azahar» los contamos nosotros.
      </p>
      <p>
        Si eres planner: si retiramos tu perfil o cerramos tu cuenta, te decimos el motivo por email, como
        tarde en ese momento; cerrarla, con 30 días de antelación, salvo que la ley obligue a hacerlo ya o
        hayas incumplido otras veces. Puedes contestar para que lo revisemos, sin coste. Las solicitudes que
        te llegan solo las ves tú, y no se las damos a nadie más; van, con tu perfil, en la copia de tus datos
        que pides cuando quieras.
      </p>
    </>
  ),
}
