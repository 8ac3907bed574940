import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  language: 'Język',
  switchLanguage: 'Zmień',
  menu: 'Menu',
  dashboard: 'Panel',
  links: {
    '/gallery': 'Zobacz zdjęcia',
    '/obituary': form({ he: 'Przeczytaj o jego życiu', she: 'Przeczytaj o jej życiu' }),
    '/services': form({ he: 'Kiedy i gdzie go pożegnamy', she: 'Kiedy i gdzie ją pożegnamy' }),
    '/memories': 'Dodaj wspomnienie',
  },
  saidGoodbye: 'Gdzie odbyło się pożegnanie',
  readMemories: 'Przeczytaj wspomnienia',
  book: 'Książka do druku',
  notFound: '404 Nie ma takiej strony',
  forgotten: 'Może w adresie czegoś brakuje albo tej strony już tu nie ma.',
  back: 'Przejdź do strony głównej',
  broken: 'Nie udało się pokazać tej strony. Wystarczy ją odświeżyć.',
  partlyBroken: 'Część tej strony teraz nie działa. Wystarczy odświeżyć stronę.',
  reload: 'Odśwież stronę',
}))
