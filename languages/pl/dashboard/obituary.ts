import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Historia życia',
  sections: 'Historia życia',
  edit: 'Zmień',
  preview: 'Podgląd',
  loading: 'Wczytywanie tekstu…',
  failed: 'Nie można teraz pokazać historii życia. Wpisany tu tekst nie przepadł.',
  imagePath: 'Ścieżka zdjęcia (nie trzeba wypełniać)',
  story: 'Tekst',
  storyHint: 'Pusty wiersz zaczyna nowy akapit.',
  builtIn:
    'Niczego jeszcze nie zapisano: goście czytają tekst, który jest w części „Podgląd”. Zapisany tu tekst go zastąpi.',
  seen: 'To widzą goście.',
  seenBefore: 'Goście wciąż widzą to, co zapisano wcześniej, dopóki ten tekst nie zostanie zapisany.',
  save: 'Zapisz tekst',
  unsaved: 'Jeszcze nie zapisano.',
  restore: 'Przywróć przykładowy tekst',
  restoreQuestion: (isKept) => ({
    title: 'Przywrócić przykładowy tekst?',
    description: isKept
      ? 'Goście od razu znów zobaczą przykładowy tekst. Napisany tu tekst i dołączone do niego zdjęcie można przez 30 dni przywrócić w części „Usunięte”; potem zostaną trwale usunięte.'
      : 'Goście znów zobaczą przykładowy tekst. Napisany tu tekst i dołączone do niego zdjęcie przepadną.',
    confirm: 'Usuń mój tekst',
  }),
  restored: { title: 'Zapisano', description: 'Goście znów czytają przykładowy tekst.' },
  readingSettings: {
    loading: 'Wczytywanie podglądu…',
    failed: 'Podgląd potrzebuje ustawień, których nie można teraz pokazać. Wpisany tu tekst nie przepadł.',
  },
  noPhoto: 'Jeszcze bez zdjęcia',
  updated: { title: 'Zapisano', description: 'Tekst został zmieniony.' },
  updateFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić tekstu.' },
})
