import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

/** The title of each page in the browser's tab, before the remembered person's name, and its label in the menu. */
export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'Strona główna' },
  '/slideshow': { title: 'Pokaz zdjęć', menu: 'Pokaz zdjęć' },
  '/slideshow-old': { title: 'Pokaz zdjęć' },
  '/gallery': { title: 'Galeria', menu: 'Galeria' },
  '/obituary': { title: 'Historia życia', menu: 'Życie' },
  '/services': { title: 'Uroczystości pogrzebowe', menu: 'Pogrzeb' },
  '/memories': { title: 'Wspomnienia', menu: 'Wspomnienia' },
  '/wall': { title: 'Ściana wspomnień' },
  '/remote': { title: 'Pilot' },
  '/send': { title: 'Wysyłanie zdjęć' },
  '/who': { title: 'Kto to jest?' },
  '/admin': { title: 'Panel' },
  '/admin/begin': { title: 'Początek' },
  '/admin/invitation': { title: 'Zaproszenie' },
  '/admin/login': { title: 'Logowanie do panelu' },
  '/404': { title: '404 Nie ma takiej strony' },
})
