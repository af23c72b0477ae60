import type { LegalSection } from './legal-page.tsx'

/** Health, beliefs and orientation (RGPD 9), and minors (RGPD 8, LOPDGDD 7). */
export const SENSITIVE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'delicados',
    title: 'Datos delicados',
    body: (
      <>
        <p>
          Las alergias y las dietas son datos de salud, y una dieta halal o kosher puede decir algo de unas
          creencias. Se piden con un permiso aparte, que nunca viene marcado, y se guardan con su fecha y sus
          palabras. Si las apunta quien organiza la boda, tiene que contar con el permiso de esa persona, y a
          quien cocina le llegan sin nombre. No los apuntes en las notas libres: usa sus casillas, que son las
          que se eliminan a tiempo.
        </p>
        <p>
          Que una ceremonia sea religiosa o los nombres de una pareja también pueden decir algo de su religión
          o de su orientación. Los apunta la propia pareja porque quiere, y con eso da su permiso (RGPD
          9.2.a); solo sirven para enseñárselos a quien organiza la boda con ella y a quien ella invita, y los
          quita cuando quiera. No los usamos para deducir nada.
        </p>
      </>
    ),
  },
  {
    id: 'edad',
    title: 'Edad mínima',
    body: (
      <p>
        Para tener cuenta hay que haber cumplido 18 años. De las niñas y los niños que vienen a una boda
        responde la persona adulta que contesta por su familia; el permiso para guardar sus alergias lo da,
        hasta los 14 años, su madre, su padre o quien tenga su tutela.
      </p>
    ),
  },
]
