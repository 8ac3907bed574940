import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Eine Gedenkseite für Familie und Freunde',
  inMemoryOf: (name) => ['In Erinnerung an', name],
  purpose:
    'Diese Gedenkseite ist für Familie und Freunde. Bitte geben Sie das Passwort ein, das Sie bekommen haben.',
  password: 'Passwort',
  show: 'Passwort zeigen',
  open: 'Öffnen',
  noCookies:
    'Das Passwort stimmt, aber dieser Browser behält keine Cookies und kann es sich deshalb nicht merken. Bitte erlauben Sie Cookies für diese Seite in den Einstellungen des Browsers oder nehmen Sie einen anderen Browser.',
  keyEnded: 'Dieser Code gilt nicht mehr. Bitte fragen Sie die Familie.',
  forgotten: 'Sie kennen das Passwort nicht? Die Familie kann es Ihnen sagen.',
})
