import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

const reviewed = { on: '2026-11-26', version: '0.1.0' }

export const SEATING_ANSWERS = {
  mesas: {
    topic: 'guests',
    title: 'Sentar a los invitados',
    lead: 'Cada mesa con su gente. Quien ha dicho que sí y no tiene sitio espera al lado, por familias.',
    steps: [
      {
        act: 'Abre «Mesas» y pulsa «Mesa».',
        note: 'En «Cuántas» te proponemos las que hacen falta. Cada una puede tener nombre o solo número, una forma y de 1 a 30 sitios.',
      },
      {
        act: 'Pulsa «Sentar» junto a una persona, o junto a toda su familia.',
        note: 'Con un ratón también se arrastra a la mesa. Si no caben, se puede sentar con un sitio más o cambiarla por alguien. También está en «Invitados», al abrir su familia.',
      },
      { act: 'Para cambiar a alguien de mesa, pulsa «Mover».' },
      {
        act: 'A quien dice que sí más tarde se le ofrece sitio con su familia, si queda.',
        note: 'Está el primero entre quienes no tienen sitio.',
      },
    ],
    parts: [
      {
        title: 'Si alguien ya no viene',
        text: 'Su sitio queda libre y la mesa lo dice. Si vuelve a decir que sí y nadie se ha sentado ahí, sigue donde estaba.',
      },
      {
        title: 'Quién se sienta al lado de quién',
        text: 'Abre la mesa y enciende «Sillas en orden». Cada silla tiene su número, en el sentido del reloj, y las personas se suben, se bajan o se arrastran a otra silla, también en el plano; con Alt y las flechas, sin ratón. Una silla libre se queda donde está. Al apagarlo no se olvida nada. Las tarjetas, el cartel y el plano siguen ese orden.',
      },
      {
        title: 'El plano de la sala',
        text: 'En una pantalla ancha las mesas están en un plano: se arrastran a su sitio, y con el teclado las flechas las mueven y la erre las gira. En «Añadir al plano» hay pista, barra, puertas y paredes, que se agrandan por sus tiradores, o con Alt y las flechas. Con más de 600 sitios o personas se ven en una lista, y el plano con «Dibujar el plano».',
      },
      {
        title: 'El plano del local, debajo',
        text: 'En «Añadir al plano», «Poner el plano del local» toma una foto o una página de un PDF. Lleva cada punto a un extremo de algo cuya medida sepas, escribe los metros y «Poner en el plano». Queda a escala. Luego «Plano del local» cambia la escala, el sitio, el giro y la opacidad, o lo quita.',
      },
      {
        title: 'La preboda y otros eventos',
        text: 'Cada evento tiene su sala y su gente. Con «La boda», arriba, se pasa de uno a otro. Donde aún no hay mesas, un botón copia allí la sala de otro, sin su gente. Si se elimina un evento, sus mesas se van con él, y vuelven si lo deshacéis en «Actividad».',
      },
      {
        title: 'Con el teclado',
        text: 'Sobre un nombre, Espacio coge a esa persona, las flechas la llevan de mesa en mesa, Intro la sienta y Esc la devuelve.',
      },
      {
        title: 'Que os propongamos las mesas',
        text: '«Proponer mesas» busca sitio para cada cual con su familia y con vuestras reglas. Dice qué no ha podido y quién cambia, y nada cambia hasta «Aplicar propuesta». Quien tiene candado no se mueve.',
      },
      {
        title: 'Juntos, separados, cerca o lejos',
        text: 'En «Reglas» se dice quién se sienta con quién y quién no, o cerca y lejos de la entrada, la pista o la música, siempre o si se puede. También avisan cuando sientas a mano. Solo las ve quien ve las mesas.',
      },
      {
        title: 'Quien no puede subir escaleras',
        text: 'Abre la mesa y, en «Nombre, forma y sitios», enciende «Se llega por escaleras». En «Reglas», «Añadir regla», elige «No puede subir escaleras» y a la persona o la familia. Esas mesas no se les proponen, y te avisamos si las sientas ahí. El plano, el cartel y la lista de la puerta dicen a qué mesas se llega por escaleras.',
      },
      {
        title: 'En papel o en Excel',
        text: 'En «Imprimir o exportar» están «Imprimir el cartel», «Imprimir por nombre», para quien recibe en la puerta, y «Cartel, tarjetas y plano», con las de mesa y las de sitio, y la sala a escala en PDF o SVG. «Exportar Excel» trae además a quien no tiene sitio.',
      },
      {
        title: 'Que cada familia sepa su mesa',
        text: 'Con «Que cada familia vea su mesa» la encuentra en la página de su invitación, ese día o ya. Mientras no lo digáis, no la ve nadie. En otro evento vale lo mismo, «Como en la boda», o se dice aparte.',
      },
      {
        title: 'Si eres planner: sentar en borrador',
        text: 'Con «Preparar en borrador» los sitios que cambias no los ve la pareja. «Ver los cambios» dice quién va de dónde a dónde: ahí está «Publicar», y «Descartar». Lo que otra persona cambió mientras tanto se queda en el borrador y te lo preguntamos. Se imprime siempre lo publicado.',
      },
      {
        title: 'Si sois dos a la vez',
        text: 'Nadie acaba en dos sitios: si otra persona acaba de sentar a alguien, te avisamos y ves dónde está. Su inicial dice a quién tiene en la mano y qué mesa mira.',
      },
      {
        title: 'Quién lo ve',
        text: 'La pareja y el planner. Al resto se le puede abrir en «Miembros».',
      },
    ],
    near: ['familias', 'respuestas', 'permisos'],
    screens: ['/app/couple/$wid/seating'],
    reviewed,
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
