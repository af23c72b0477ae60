import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  HOUSEHOLD_FULL: (data) => `Una familia puede tener hasta ${many(data)} personas.`,
  DIET_NOTE_CHANGED: (data) =>
    data?.dietNote
      ? `Mientras tanto, alguien ha apuntado para la cocina: «${data.dietNote}». Lo tuyo sigue en su campo.`
      : 'Mientras tanto, alguien ha quitado la nota para la cocina. Lo tuyo sigue en su campo.',
  SETTINGS_CONFLICTS: 'Mientras lo escribías, otra persona ha cambiado lo mismo. Elige qué se queda.',
  WEDDING_NOT_OVER: 'La boda no ha pasado todavía, y la cocina necesita esos datos.',
  TOO_MANY_EVENTS: (data) => `Caben ${many(data)} eventos además de la boda.`,
})
