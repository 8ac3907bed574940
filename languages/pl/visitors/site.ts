import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'Język',
  switchLanguage: 'Zmień',
  menu: 'Menu',
  dashboard: 'Panel',
  links: {
    '/gallery': 'Zobacz zdjęcia',
    '/obituary': 'Przeczytaj o jego życiu',
    '/services': 'Gdzie się żegnamy',
    '/memories': 'Zostaw wspomnienie',
  },
  saidGoodbye: 'Gdzie się pożegnaliśmy',
  readMemories: 'Przeczytaj, jak go wspominają',
  book: 'Książka do druku',
  notFound: '404 Nie ma takiej strony',
  forgotten: 'Może w adresie czegoś brakuje albo tej strony już tu nie ma.',
  back: 'Przejdź do strony głównej',
  broken: 'Nie udało się pokazać tej strony. Proszę ją odświeżyć.',
  partlyBroken: 'Część tej strony teraz nie działa. Proszę ją odświeżyć.',
  reload: 'Odśwież stronę',
})
