import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  HOUSEHOLD_FULL: (data) => `Una familia puede tener hasta ${many(data)} personas.`,
  DIET_NOTE_CHANGED: (data) =>
    data?.dietNote
      ? `Mientras tanto, alguien ha apuntado para la cocina: «${data.dietNote}». Lo tuyo sigue en su campo.`
      : 'Mientras tanto, alguien ha quitado la nota para la cocina. Lo tuyo sigue en su campo.',
  ANSWERS_REFUSED: 'No se ha guardado nada todavía: mira los campos marcados y vuelve a guardar.',
  SETTINGS_CONFLICTS: 'Mientras lo escribías, otra persona ha cambiado lo mismo. Elige qué se queda.',
  SAVE_DATE_WITHOUT_DATE:
    'La boda aún no tiene fecha, y sin ella no hay nada que reservar. Ponla primero, en el inicio de la boda.',
  SAVE_DATE_OFF:
    'La reserva de la fecha está desactivada, y el enlace enseñaría la invitación. Se activa en «La invitación».',
  SAVE_DATE_TOO_LATE: 'El día o el plazo para responder ya ha llegado, y el enlace enseña la invitación.',
  WEDDING_NOT_OVER: 'La boda no ha pasado todavía, y la cocina necesita esos datos.',
  GROUP_NOT_FOUND: 'Ese grupo ya no está. Elige otro; lo que has escrito sigue aquí.',
  GROUP_EMPTY: 'En ese grupo no hay ninguna familia ahora. Elige otro; lo que has escrito sigue aquí.',
  GROUP_CHANGED: 'El grupo ha cambiado desde que lo viste. Mira a quién va y envíalo después.',
  GUEST_MESSAGE_NOT_FOUND: 'Ese mensaje ya no está, o esa familia no estaba entre quienes lo reciben.',
  MESSAGE_SENT_OTHERWISE:
    'Este mensaje ya salió, con otro texto o para otro grupo. Míralo entre los enviados antes de escribir otro.',
  TOO_MANY_FAMILIES: (data) =>
    `Un mensaje llega a ${many(data)} familias como mucho. Elige un grupo más pequeño.`,
  TOO_MANY_MESSAGES_TODAY: (data) =>
    `Hoy ya habéis enviado ${many(data)} mensajes, que es lo máximo en un día. Lo escrito sigue aquí para mañana.`,
  TOO_MANY_GUEST_MESSAGES: (data) =>
    `Ya habéis enviado ${many(data)} mensajes, que es lo máximo en una boda.`,
  TOO_MANY_EVENTS: (data) => `Caben ${many(data)} eventos además de la boda.`,
})
