import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TOO_MANY_CLOSURES: (data) => `Ya tienes ${many(data)} cierres. Quita alguno para añadir otro.`,
})
