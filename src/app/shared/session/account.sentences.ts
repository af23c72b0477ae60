import { ACCOUNT_SENTENCES } from '#ui/feedback/account-sentences.ts'
import { addSentences } from '../error-messages.ts'

addSentences(ACCOUNT_SENTENCES)
