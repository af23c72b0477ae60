import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../error-messages.ts'

/** Buses are added in 'Autobuses', and by a page of before among the settings of the invitation. */
addSentences({ TOO_MANY_BUS_TRIPS: (data) => `Caben ${many(data)} viajes.` })
