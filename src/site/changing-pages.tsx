import type { InvitationLanguage } from '#domain/households/households.ts'
import { PROFILE_ZONES, plannerName } from '#domain/planners/planners.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { MESSAGES } from '#messages/messages.ts'
import { VendorSheet, type VendorSheetProps } from './agenda/vendor-sheet.tsx'
import vendorSheetStyles from './agenda/vendor-sheet.tsx?styles'
import { CatererPage, type CatererPageProps } from './catering/caterer-page.tsx'
import catererStyles from './catering/caterer-page.tsx?styles'
import { ContactPage, type ContactPageProps } from './contact/contact-page.tsx'
import contactStyles from './contact/contact-page.tsx?styles'
import { NOTICE_WORDS } from './contact/contact-words.ts'
import { DirectoryPage, type DirectoryPageProps } from './directory/directory-page.tsx'
import directoryStyles from './directory/directory-page.tsx?styles'
import liveFilter from './directory/live-filter.js?url&no-inline'
import { plannerFacts } from './facts.ts'
import { socialImagePath } from './fixed-pages.tsx'
import { renderPage } from './page.tsx'
import { DESCRIPTIONS } from './page-claims.ts'
import { ProfilePage, type ProfilePageProps } from './planner/profile-page.tsx'
import profileStyles from './planner/profile-page.tsx?styles'
import { invitationFonts } from './rsvp/invitation-fonts.ts'
import { lookStyles } from './rsvp/look-styles.ts'
import { GuestPhotosPage, type GuestPhotosPageProps } from './shared-folder/guest-photos-page.tsx'
import guestPhotosStyles from './shared-folder/guest-photos-page.tsx?styles'
import { SharedFolderPage, type SharedFolderPageProps } from './shared-folder/shared-folder-page.tsx'
import sharedFolderStyles from './shared-folder/shared-folder-page.tsx?styles'
import { DriverPage, type DriverPageProps } from './transport/driver-page.tsx'
import driverStyles from './transport/driver-page.tsx?styles'

/** `/directorio`; a filtered view is the same page to search engines. */
export function renderDirectory(props: DirectoryPageProps, origin: string): string {
  return renderPage({
    head: {
      path: '/directorio',
      styles: directoryStyles,
      title: 'Directorio de wedding planners · Azahar',
      description: DESCRIPTIONS['/directorio'].line,
      image: socialImagePath('/directorio'),
      script: liveFilter,
    },
    origin,
    children: <DirectoryPage {...props} />,
  })
}

/** `/planners/{slug}` */
export function renderProfile(props: ProfilePageProps, origin: string): string {
  const { planner } = props
  const name = plannerName(planner)
  const zones = inSpanishList(planner.zones.slice(0, PROFILE_ZONES))
  return renderPage({
    head: {
      path: `/planners/${planner.slug}`,
      styles: profileStyles,
      title: `${name}, wedding planner${zones && ` en ${zones}`} · Azahar`,
      description: shortened(planner.bio) || `${name}, wedding planner en Azahar.`,
      image: `/og/planners/${planner.slug}.png`,
      facts: [plannerFacts(props, origin)],
      opensInItalics: props.portfolio.some(({ caption }) => caption),
    },
    origin,
    children: <ProfilePage {...props} />,
  })
}

/** `/autobuses/{token}`: the trips for who drives, as they are now. */
export function renderDriverPage(props: DriverPageProps, origin: string): string {
  return renderPage({
    head: {
      path: props.path,
      styles: driverStyles,
      title: `Autobuses · ${props.weddingName}`,
      description: 'Paradas, horas y quién sube en cada una, siempre al día.',
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    isSheet: true,
    children: <DriverPage {...props} />,
  })
}

/** `/inspiracion/{token}`: for people who have its link, and for no search engine. */
export function renderSharedFolder(props: SharedFolderPageProps, path: string, origin: string): string {
  return renderPage({
    head: {
      path,
      styles: sharedFolderStyles,
      title: `${props.name} · ${props.weddingName}`,
      description: `Las ideas de ${props.weddingName} en Azahar.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    children: <SharedFolderPage {...props} path={path} />,
  })
}

/** `/inspiracion/{token}` where the link takes photographs, in the language of the guest and the look of the invitations. */
export function renderGuestPhotos(
  props: GuestPhotosPageProps & { language: InvitationLanguage },
  path: string,
  origin: string,
): string {
  const heading = MESSAGES[props.language].photos_heading({ couple: props.weddingName })
  return renderPage({
    head: {
      path,
      styles: guestPhotosStyles,
      ownStyles: lookStyles(props.look),
      tone: STYLES[props.look.style].tone,
      title: heading,
      description: heading,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      fonts: invitationFonts(props.look.style),
      language: props.language,
    },
    origin,
    isSheet: true,
    children: <GuestPhotosPage {...props} path={path} />,
  })
}

/** `/contacto`, or the form that writes to a planner, which search engines need not list. */
export function renderContact(props: ContactPageProps, origin: string): string {
  const { planner, notice, action, isSent } = props
  const words = notice && NOTICE_WORDS[notice]
  const opened = planner ? `Escribe a ${planner.name}` : (words?.title ?? 'Contacto')
  return renderPage({
    head: {
      path: action,
      styles: contactStyles,
      title: `${isSent ? (words?.sent ?? 'Mensaje enviado') : opened} · Azahar`,
      description: planner
        ? `Escribe a ${planner.name}, wedding planner del directorio de Azahar.`
        : (words?.introduction ??
          'Escríbenos: dudas, ideas o algo que no funciona. Leemos todo y contestamos.'),
      image: socialImagePath('/contacto'),
      isHiddenFromSearch: planner !== undefined || notice !== undefined,
    },
    origin,
    children: <ContactPage {...props} />,
  })
}

/** `/agenda/{token}`: what a vendor sees of an agenda, as a sheet of its own. */
export function renderVendorSheet(props: Omit<VendorSheetProps, 'origin'>, origin: string): string {
  return renderPage({
    head: {
      path: props.path,
      styles: vendorSheetStyles,
      title: `${props.vendorName} · Agenda en Azahar`,
      description: `Horas, lugares y teléfonos de ${props.vendorName} para el día de la boda.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    isSheet: true,
    children: <VendorSheet {...props} origin={origin} />,
  })
}

/** `/catering/{token}`: the sheet for the kitchen, as it is now. */
export function renderCatererPage(props: CatererPageProps, origin: string): string {
  return renderPage({
    head: {
      path: props.path,
      styles: catererStyles,
      title: `Catering · ${props.wedding.name}`,
      description: 'Cubiertos, menús y alergias, siempre al día.',
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
      opensInItalics: true,
    },
    origin,
    isSheet: true,
    children: <CatererPage {...props} />,
  })
}

/** The beginning of a text, whole words only, as long as search engines show. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 155) return line
  return `${line.slice(0, 154).replace(/\s+\S*$/, '')}…`
}
