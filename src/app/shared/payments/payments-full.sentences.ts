import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../error-messages.ts'

addSentences({
  TOO_MANY_VENDOR_PAYMENTS: (data) => `En una boda caben ${many(data)} pagos.`,
})
