import type { PlannerRequest } from '#contract/requests.ts'
import type { Mail } from '#server/platform/mail.ts'

/** The answer of a planner to a request; who answers the mail writes to the planner. */
export const answerMail = (
  request: PlannerRequest,
  planner: { name: string; email: string },
  text: string,
): Omit<Mail, 'id'> => ({
  to: request.email,
  replyTo: planner.email,
  subject: `${planner.name} te contesta`,
  text: `${text}

${planner.name}

Escribiste a ${planner.name} desde Azahar. Si contestas a este correo, le llegará a ${planner.email}. Esto es lo que le contaste:

${quoted(request.message)}
`,
})

const quoted = (message: string) =>
  message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
