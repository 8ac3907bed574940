import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Nekrolog',
  sections: 'Nekrolog',
  edit: 'Zmień',
  preview: 'Podgląd',
  loading: 'Wczytywanie nekrologu…',
  failed: 'Nie można teraz pokazać nekrologu. Wpisany tu tekst nie przepadł.',
  imagePath: 'Ścieżka zdjęcia (nie trzeba wypełniać)',
  story: 'Tekst nekrologu',
  storyHint: 'Pusty wiersz zaczyna nowy akapit.',
  builtIn:
    'Niczego jeszcze nie zapisano: odwiedzający czytają tekst, który jest w części „Podgląd”. Zapisanie go zastąpi.',
  seen: 'To widzą odwiedzający.',
  seenBefore: 'Odwiedzający wciąż widzą to, co zapisano wcześniej, dopóki ten tekst nie zostanie zapisany.',
  save: 'Zapisz nekrolog',
  unsaved: 'Jeszcze nie zapisano.',
  restore: 'Przywróć przykładowy nekrolog',
  restoreQuestion: (isKept) => ({
    title: 'Przywrócić przykładowy nekrolog?',
    description: isKept
      ? 'Odwiedzający od razu znów przeczytają przykładowy tekst. Napisany tu tekst i dołączone do niego zdjęcie można przez 30 dni przywrócić w części „Usunięte”; potem znikną na zawsze.'
      : 'Odwiedzający znów przeczytają przykładowy tekst. Napisany tu tekst i dołączone do niego zdjęcie przepadną.',
    confirm: 'Usuń mój tekst',
  }),
  restored: { title: 'Zapisano', description: 'Odwiedzający znów czytają przykładowy nekrolog.' },
  readingSettings: {
    loading: 'Wczytywanie podglądu…',
    failed: 'Podgląd potrzebuje ustawień, których nie można teraz pokazać. Wpisany tu tekst nie przepadł.',
  },
  noPhoto: 'Jeszcze bez zdjęcia',
  updated: { title: 'Zapisano', description: 'Nekrolog został zmieniony.' },
  updateFailed: { title: 'Nie udało się zapisać', description: 'Nie udało się zmienić nekrologu.' },
})
