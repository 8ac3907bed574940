import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'Sprache',
  switchLanguage: 'Wechseln',
  menu: 'Menü',
  dashboard: 'Verwaltung',
  links: {
    '/gallery': 'Fotos ansehen',
    '/obituary': 'Den Nachruf lesen',
    '/services': 'Wo wir Abschied nehmen',
    '/memories': 'Eine Erinnerung schreiben',
  },
  saidGoodbye: 'Wo wir Abschied genommen haben',
  readMemories: 'Lesen, was andere geschrieben haben',
  book: 'Das Buch zum Drucken',
  notFound: 'Seite nicht gefunden',
  forgotten: 'Diese Seite gibt es hier nicht. Vielleicht fehlt ein Stück der Adresse.',
  back: 'Zur Startseite',
  broken: 'Diese Seite konnte nicht gezeigt werden. Bitte laden Sie sie neu.',
  partlyBroken: 'Ein Teil dieser Seite funktioniert gerade nicht. Bitte laden Sie sie neu.',
  reload: 'Neu laden',
})
