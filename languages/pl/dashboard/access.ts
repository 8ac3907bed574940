import type { texts as en } from '../../en/dashboard/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Sprawdzanie, kto może zobaczyć stronę…',
  audiences: {
    everyone: {
      label: 'Wszyscy',
      hint: 'Znajdą ją też wyszukiwarki, jeśli pozwalają na to ustawienia.',
    },
    link: {
      label: 'Wszyscy, którzy mają link',
      hint: 'Prosimy wyszukiwarki, żeby jej nie pokazywały. Każdy, kto ma link, widzi stronę i przekaże go dalej, jeśli zechce.',
    },
    password: {
      label: 'Wszyscy, którzy znają hasło rodziny',
      hint: 'Bez hasła widać tylko imię i nazwisko oraz pole na hasło. Nic więcej.',
    },
  },
  familyHint: 'Co najmniej 8 znaków. Warto je zapisać: nie można go pokazać drugi raz.',
  newFamily: 'Nowe hasło rodziny',
  newFamilyHint: 'Puste pole niczego nie zmienia. Nowe hasło muszą wpisać wszyscy.',
  noPassword: 'Nie ustawiono jeszcze hasła: na razie wejdą tylko osoby, które opiekują się stroną.',
  saveFailed: {
    title: 'Nie zapisano',
    description: 'Nie udało się zapisać, kto może zobaczyć tę stronę pamięci.',
  },
  keys: 'Linki bez hasła',
  keysPurpose:
    'Na ekran w domu pogrzebowym albo jako kod na drukowanej karcie. Najlepiej utworzyć jeden na każde miejsce, żeby móc je unieważniać osobno.',
  noKeys: 'Jeszcze ich nie ma.',
  madeOn: (day) => `Utworzono ${day}`,
  keyName: 'Do czego służy?',
  keyNameHint: 'Na przykład Dom pogrzebowy albo Drukowana karta.',
  makeKey: 'Utwórz link',
  show: 'Pokaż',
  showKey: (name) => `Pokaż „${name}”`,
  revoke: 'Unieważnij',
  revokeKey: (name) => `Unieważnij „${name}”`,
  revokeQuestion: (name) => ({
    title: `Unieważnić „${name}”?`,
    description: 'Wszyscy, którzy używali tego linku, będą musieli podać hasło. Linku nie da się przywrócić.',
    confirm: 'Unieważnij',
    cancel: 'Zostaw go',
  }),
  revoked: (name) => ({ title: 'Link unieważniony', description: `Link „${name}” już nie działa.` }),
  revokeFailed: {
    title: 'Nie unieważniono',
    description: 'Link nadal działa. Można spróbować jeszcze raz.',
  },
  keyDescription: 'Ten link pokazuje stronę pamięci bez hasła.',
  opens: 'Co otwiera',
  home: 'Strona główna',
  link: { label: 'Link', copy: 'Kopiuj link', copied: 'Skopiowano' },
})
