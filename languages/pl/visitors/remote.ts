import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Pilot do pokazu zdjęć',
  previous: 'Poprzednie',
  next: 'Następne',
  pause: 'Zatrzymaj',
  play: 'Odtwarzaj',
  music: 'Muzyka',
  connecting: 'Szukanie pokazu…',
  connected: 'Ten telefon steruje pokazem.',
  lost: 'Nie można teraz połączyć się z pokazem. Telefon próbuje dalej.',
  ended: 'Ten pokaz się skończył. Trzeba zeskanować kod tego, który trwa teraz.',
  ways: 'Dokąd stąd przejść',
  slideshow: 'Pokaz zdjęć',
  home: 'Strona główna',
  noCode:
    'Ten link jest niepełny: na końcu brakuje kodu pokazu. Kod jest w pokazie zdjęć, w części „Ustawienia”, „Telefon jako pilot”.',
})
