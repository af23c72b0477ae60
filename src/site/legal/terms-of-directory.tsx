/** How the directory is ordered, and who answers for what is in it (DSA 27, TRLGDCU 97 bis). */
export function TermsOfDirectory() {
  return (
    <>
      <h2 id="directorio">Los planners del directorio</h2>
      <p>
        Cada planner escribe su perfil y responde de él. Al activarlo declara que actúa como profesional. Los
        precios «desde» son orientativos y los pone cada planner. Lo que contratéis lo contratáis entre
        vosotros: Azahar no cobra comisión, no interviene y no garantiza ese contrato.
      </p>
      <p>
        El orden es siempre el mismo para todo el mundo: primero el perfil que se ha actualizado hace menos.
        Nadie paga por salir antes. Los filtros de zona, estilo y precio quitan perfiles, pero no cambian el
        orden. No usamos lo que has visitado ni ningún otro dato tuyo. No hay opiniones de usuarios: los datos
        que un perfil enseña «En Azahar» los contamos nosotros.
      </p>
    </>
  )
}
