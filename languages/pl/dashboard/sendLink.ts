import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie linku…',
  failed: 'Nie udało się teraz wczytać linku.',
  purpose:
    'Każdy, kto ma ten link, może przysłać zdjęcia i nagrania, bez hasła. Najpierw zobaczy je rodzina.',
  none: 'Nie ma jeszcze linku. Może go utworzyć osoba z pełnym dostępem.',
  make: 'Utwórz link',
  renew: 'Odnów link',
  renewQuestion: {
    title: 'Odnowić link?',
    description:
      'Powstanie nowy link. Stary przestanie działać, także na wydrukowanych kartach i planszach. To, co już przysłano, zostanie.',
    confirm: 'Odnów',
    cancel: 'Zostaw go',
  },
  renewed: { title: 'Link odnowiony', description: 'Karty i plansze trzeba wydrukować jeszcze raz.' },
  renewFailed: { title: 'Link bez zmian', description: 'Nadal działa. Można spróbować jeszcze raz.' },
  end: 'Unieważnij link',
  endQuestion: {
    title: 'Unieważnić link?',
    description:
      'Nikt już nie przyśle przez niego zdjęć, nawet z kodem z wydrukowanych kart i plansz. To, co już przysłano, zostanie.',
    confirm: 'Unieważnij',
    cancel: 'Zostaw go',
  },
  ended: { title: 'Link unieważniony', description: 'To, co przysłano, nadal tu jest.' },
  endFailed: { title: 'Link nadal działa', description: 'Można spróbować jeszcze raz.' },
  onPoster: 'Z kodem do przysyłania zdjęć',
})
