import type { texts as en } from '../../en/dashboard/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Sprawdzanie, kto może ją zobaczyć…',
  audiences: {
    everyone: {
      label: 'Wszyscy',
      hint: 'Znajdą ją też wyszukiwarki, jeśli pozwalają na to ustawienia.',
    },
    link: {
      label: 'Wszyscy, którzy mają link',
      hint: 'Prosimy wyszukiwarki, żeby jej nie pokazywały. Każdy, kto ma link, widzi stronę i może go przekazać dalej.',
    },
    password: {
      label: 'Wszyscy, którzy znają hasło rodziny',
      hint: 'Bez hasła widać tylko jego imię i nazwisko oraz pole na hasło. Nic więcej.',
    },
  },
  familyHint: 'Co najmniej 8 znaków. Proszę je zapisać: nie można go pokazać drugi raz.',
  newFamily: 'Nowe hasło rodziny',
  newFamilyHint: 'Puste pole: hasło zostaje. Po zmianie wszyscy muszą wpisać nowe.',
  noPassword: 'Nie ustawiono jeszcze hasła: na razie wejdą tylko osoby, które opiekują się stroną.',
  saveFailed: {
    title: 'Nie udało się zapisać',
    description: 'Nie udało się zapisać, kto może zobaczyć tę stronę pamięci.',
  },
  keys: 'Linki, które otwierają bez hasła',
  keysPurpose:
    'Na ekran w domu pogrzebowym albo jako kod na drukowanej karcie. Najlepiej zrobić jeden na każde miejsce, żeby móc je unieważniać osobno.',
  noKeys: 'Jeszcze ich nie ma.',
  madeOn: (day) => `Utworzono: ${day}`,
  keyName: 'Do czego służy?',
  keyNameHint: 'Na przykład Dom pogrzebowy albo Drukowana karta.',
  makeKey: 'Utwórz link',
  show: 'Pokaż',
  showKey: (name) => `Pokaż: ${name}`,
  revoke: 'Unieważnij',
  revokeKey: (name) => `Unieważnij: ${name}`,
  revokeQuestion: (name) => ({
    title: `Unieważnić „${name}”?`,
    description: 'Kto używał tego linku, będzie odtąd proszony o hasło. Tego linku nie da się przywrócić.',
    confirm: 'Unieważnij',
    cancel: 'Zostaw go',
  }),
  revoked: (name) => ({ title: 'Link unieważniony', description: `Link „${name}” już nie działa.` }),
  revokeFailed: {
    title: 'Nie unieważniono',
    description: 'Link nadal działa. Proszę spróbować ponownie.',
  },
  keyDescription: 'Kto otworzy ten link, zobaczy stronę pamięci bez hasła.',
  opens: 'Otwiera',
  home: 'Strona główna',
  link: { label: 'Link', copy: 'Kopiuj link', copied: 'Skopiowano' },
})
