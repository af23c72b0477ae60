import type { PlannerRequest } from '#contract/requests.ts'
import type { Mail } from '#server/platform/mail.ts'

type Answered = Pick<PlannerRequest, 'source' | 'message'> & { email: string }

/**
 * The answer of a planner to a request; who answers the mail writes to the planner. Below it stands what the couple sent
 * from the public profile, which explains how the mail comes to them.
 */
export const answerMail = (
  { email, source, message }: Answered,
  planner: { name: string; email: string },
  text: string,
): Omit<Mail, 'id'> => ({
  to: email,
  replyTo: planner.email,
  subject: source === 'profile' ? `${planner.name} te contesta` : `Un mensaje de ${planner.name}`,
  text: `${text}

${planner.name}

${source === 'profile' ? `Escribiste a ${planner.name} desde Azahar. ` : ''}Si contestas a este correo, le llegará a ${planner.email}.${source === 'profile' ? ` Esto es lo que le contaste:\n\n${quoted(message)}` : ''}
`,
})

const quoted = (message: string) =>
  message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
