import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'Startseite' },
  '/slideshow': { title: 'Diashow', menu: 'Diashow' },
  '/slideshow-old': { title: 'Diashow' },
  '/gallery': { title: 'Galerie', menu: 'Galerie' },
  '/obituary': { title: 'Nachruf', menu: 'Nachruf' },
  '/services': { title: 'Trauerfeier', menu: 'Trauerfeier' },
  '/memories': { title: 'Erinnerungen', menu: 'Erinnerungen' },
  '/wall': { title: 'Erinnerungswand' },
  '/remote': { title: 'Fernbedienung' },
  '/send': { title: 'Fotos senden' },
  '/who': { title: 'Wer ist das?' },
  '/admin': { title: 'Verwaltung' },
  '/admin/begin': { title: 'Anfangen' },
  '/admin/invitation': { title: 'Einladung' },
  '/admin/login': { title: 'Anmeldung' },
  '/404': { title: 'Seite nicht gefunden' },
})
