import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

export const TRANSPORT_ANSWERS = {
  autobuses: {
    topic: 'guests',
    title: 'Llevar a los invitados en autobús',
    lead: 'Cada viaje con sus paradas y sus plazas. Los invitados eligen parada al responder, y ves quién va en cada uno.',
    steps: [
      {
        act: 'Abre «Autobuses», escribe desde dónde salís y pulsa «Crear los viajes».',
        note: 'Sale una ida y una vuelta por cada hora que marques. Con «Añadir viaje» pones más, y con «Cambiar viaje» cambias sus plazas y sus paradas.',
      },
      {
        act: 'Envía las invitaciones: preguntan por las paradas de esos viajes.',
        note: 'Cada parada tiene su hora y dónde esperar. El lugar de la celebración no se pregunta.',
      },
      {
        act: 'Toca un viaje para ver quién va, por parada y por familia.',
        note: 'En «Sin decir» están quienes vienen y no han elegido autobús.',
      },
      { act: 'Para cambiar a una familia de parada o de viaje, pulsa «Mover».' },
      {
        act: 'Pulsa «Enviar a» con el nombre de la empresa, o «Enviar al conductor», y envía la hoja o pásale su enlace.',
        note: 'Una página por viaje, sin cuenta y lista para imprimir: paradas, horas y quién sube, con nombre e inicial y sin teléfonos de invitados. Solo lleva el teléfono que pongas en «Durante el día, llamar a».',
      },
    ],
    parts: [
      {
        title: 'Si algo cambia después de enviarla',
        text: 'Guardamos cada versión que envías. Si cambia un viaje o alguien se baja, la pantalla dice «Ha cambiado desde que se envió.», y en la hoja lo de antes sale tachado y lo nuevo en negrita. El enlace enseña siempre lo de ahora. Si alguien deja de participar en la boda o quieres cerrarlo, con «Anular» deja de abrirse.',
      },
      {
        title: 'Contar quién sube',
        text: 'El día de la boda, quien esté en la puerta abre el enlace de la hoja en su móvil y marca a cada persona; no hace falta cuenta. Si lo ha abierto antes con conexión, funciona sin cobertura: las marcas se quedan en el móvil y salen cuando vuelve. En «Quién ha subido» ves cuántos van y quién falta en cada parada, y también puedes marcar desde ahí. Si dos personas cuentan a la vez, vale la última marca de cada invitado. Si anulas el enlace, deja de contar. Un mes después de la boda lo olvidamos.',
      },
      {
        title: 'Llevarte la lista',
        text: 'Debajo de los viajes, «Exportar CSV» o «Exportar Excel»: quién va en cada uno, dónde sube, a qué hora y si tiene plaza o espera.',
      },
      {
        title: 'Si se llena',
        text: 'Nadie sube de más: quien lo pide después queda «En espera», por orden, y sube cuando queda una plaza. Si pones a alguien a mano en un viaje completo, te lo preguntamos antes. Cuando una parte de la familia va y otra espera, lo decimos.',
      },
      {
        title: 'Si cambia la hora',
        text: 'Al guardar el viaje con otra hora, cada familia ya la lee en su página. Las que en ella pidieron avisos por email, cada una hasta en cuatro direcciones, reciben solas un correo con su hora y su parada, unos minutos después del último cambio; también si las cambias de autobús, si lo eliminas, o si se quedan sin plaza o por fin la tienen. Cuántas son lo pone debajo de los viajes. A las demás, «Escribirles» deja preparado un mensaje para quien va en ese viaje, por correo o por WhatsApp: lo envías tú.',
      },
      {
        title: 'Que no espere nadie',
        text: 'Cuando alguien espera, «Proponer» calcula los menos autobuses posibles con los vehículos que marques: primero llena los que hay con las mismas paradas y horas, después los cambia por otros mayores, y solo entonces añade. Cada familia va junta si cabe. Ves qué se añade, quién cambia de viaje y cuánto cuesta, y no cambia nada hasta que pulsas «Aplicar». Después se puede deshacer de una vez. Nunca quita un viaje.',
      },
      {
        title: 'Cuánto cuestan',
        text: 'En «Cambiar viaje», elige su «Empresa», que es uno de los proveedores, y escribe su «Precio, en euros». Debajo de los viajes sale el «Coste» de cada empresa y el total. En el presupuesto y en «¿Y si…?» cada empresa cuenta una vez: si el proveedor tiene un coste o un precio por unidad, cuenta ese; si no, la suma de sus autobuses. Con «Contar la suma» cambias lo primero por lo segundo. Los viajes sin empresa no cuentan. Solo ve los precios quien ve el presupuesto.',
      },
      {
        title: 'Si alguien ya no viene',
        text: 'Su plaza queda libre. Si vuelve a decir que sí, se pone detrás de quienes ya la pidieron.',
      },
      {
        title: 'Si eliminas un viaje',
        text: 'La invitación deja de preguntar por él. Vuelve con su gente si lo recuperas de la papelera.',
      },
      {
        title: 'Quién lo ve',
        text: 'La pareja y el planner. Al resto se le puede abrir en «Miembros».',
      },
    ],
    near: ['la-invitacion', 'catering', 'enlaces-abiertos', 'permisos'],
    screens: ['/app/couple/$wid/transport'],
    reviewed: { on: '2026-11-27', version: '0.1.0' },
  },
  alojamiento: {
    topic: 'guests',
    title: 'Apuntar los hoteles y quién duerme dónde',
    lead: 'Cada hotel dice cuántas de sus habitaciones están ocupadas, y qué día suelta las demás.',
    steps: [
      {
        act: 'Abre «Autobuses» y ve a la pestaña «Alojamiento».',
        note: 'Los hoteles se reservan con ellos: aquí se apunta lo que habéis acordado.',
      },
      {
        act: 'Pulsa «Añadir hotel» y después «Añadir habitaciones».',
        note: 'En «Hasta cuándo» va el día en que el hotel suelta las libres: sale una tarea para ese día. Una casa se apunta con «Casa o finca».',
      },
      {
        act: 'Pulsa «Preguntar a 1 familia», o a todas las que falten: la pregunta sale en la página de cada una.',
        note: 'Eligen hotel, habitaciones y noches, o dicen que tienen dónde dormir. Si no quedan, esperan por orden. Después les puedes enviar el enlace por WhatsApp o email.',
      },
      {
        act: 'En «Quién duerme dónde», pulsa «Decir dónde» junto a cada familia.',
        note: 'Quien dice que no viene deja libre su habitación.',
      },
    ],
    parts: [
      {
        title: 'Lo que dicen y lo que apuntas',
        text: 'Son dos cosas: lo que dice cada familia sale junto a su nombre y no cambia lo que habéis apuntado. Cuando le dais una habitación, la ve en su página y ya no elige.',
      },
      {
        title: 'La lista para el hotel',
        text: 'En el menú de cada hotel, «Imprimir la lista», «Exportar Excel» o «Exportar CSV»: los nombres por habitación y sus noches, y nada más de los invitados.',
      },
      {
        title: 'Para que no se pase el día',
        text: 'En Tareas sale una por cada tipo de habitación que el hotel aparta. Cambia de día con el del hotel, y se marca sola cuando todas están ocupadas o el hotel ya no las tiene apartadas.',
      },
    ],
    near: ['autobuses', 'respuestas', 'familias'],
    screens: ['/app/couple/$wid/transport'],
    reviewed: { on: '2026-11-26', version: '0.1.0' },
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
