import { type HelpSlug, helpPath } from '#domain/help/help-slugs.ts'
import { socialImagePath } from '../fixed-pages.tsx'
import { renderPage } from '../page.tsx'
import { HELP_ANSWERS } from './answers.ts'
import { HelpAnswerPage } from './help-answer-page.tsx'
import answerStyles from './help-answer-page.tsx?styles'
import { HelpPage } from './help-page.tsx'
import helpStyles from './help-page.tsx?styles'

/** `/ayuda`; what a question finds is the same page to search engines. */
export function renderHelp(question: string, origin: string): string {
  return renderPage({
    head: {
      path: '/ayuda',
      styles: helpStyles,
      title: 'Ayuda · Azahar',
      description: 'Cómo se hace cada cosa en Azahar: invitados, proveedores, agenda, tu cuenta y lo demás.',
      image: socialImagePath('/ayuda'),
      isHiddenFromSearch: question !== '',
    },
    origin,
    children: <HelpPage question={question} />,
  })
}

/** `/ayuda/{slug}` */
export function renderHelpAnswer(slug: HelpSlug, origin: string): string {
  const { title, lead } = HELP_ANSWERS[slug]
  return renderPage({
    head: {
      path: helpPath(slug),
      styles: answerStyles,
      title: `${title} · Ayuda de Azahar`,
      description: lead,
      image: socialImagePath('/ayuda'),
    },
    origin,
    children: <HelpAnswerPage slug={slug} />,
  })
}
