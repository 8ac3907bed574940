import type { texts as en } from '../../en/dashboard/deleted.ts'
import { count, countPhotographs, countSongs, countVideos, formatNumber, sentences } from '../grammar.ts'

const countKind = {
  image: countPhotographs,
  video: countVideos,
  media: (number: number) =>
    count(number, '# zdjęcie lub nagranie', '# zdjęcia i nagrania', '# zdjęć i nagrań'),
  music: countSongs,
  services: (number: number) => count(number, '# uroczystość', '# uroczystości', '# uroczystości'),
  obituary: (number: number) => count(number, '# historia życia', '# historie życia', '# historii życia'),
  memories: (number: number) => count(number, '# wspomnienie', '# wspomnienia', '# wspomnień'),
}

export const texts = sentences<typeof en>({
  title: 'Usunięte',
  purpose:
    'To, co usunięto, zostaje tu przez 30 dni i nikt inny tego nie widzi. Potem jest trwale usuwane, razem z plikami.',
  purposeOff:
    'Odtąd wszystko jest od razu usuwane trwale. To, co jest na tej liście, zostaje do końca swoich 30 dni.',
  loading: 'Wczytywanie listy…',
  failed: 'Nie udało się teraz wczytać listy.',
  none: 'Nic tu nie ma. To, co zostanie usunięte, można przez 30 dni przywrócić z tej listy.',
  noneOff: 'Nic tu nie ma. Wszystko jest od razu usuwane trwale.',
  kinds: {
    image: 'Zdjęcie',
    video: 'Nagranie',
    media: 'Zdjęcie lub nagranie',
    music: 'Utwór',
    services: 'Uroczystość',
    obituary: 'Historia życia',
    memories: 'Wspomnienie',
  },
  count: (kind, number) => `Usunięte: ${countKind[kind](number)}.`,
  toList: () => 'Przywróć lub usuń trwale',
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (number) => count(number, 'z # zdjęciem', 'z # zdjęciami', 'z # zdjęciami'),
  deleted: (time, keeper) => (keeper ? `Usunięto ${time} (${keeper})` : `Usunięto ${time}`),
  gone: (day) => `Trwałe usunięcie: ${day}`,
  putBack: 'Przywróć',
  hintForMouse: 'Z klawiszem Shift wybiera się wszystko pomiędzy.',
  putBackChosen: (number) => `Przywróć ${formatNumber(number)}`,
  putBackAll: 'Przywróć wszystko',
  putBackAllQuestion: (number) => ({
    title: number === 1 ? 'Przywrócić?' : `Przywrócić wszystko (${formatNumber(number)})?`,
    description: 'Wszystko wróci na swoje miejsce, a goście zobaczą to jak przedtem.',
    confirm: 'Przywróć wszystko',
  }),
  deleteForGood: 'Usuń trwale',
  quoted: (name) => `„${name}”`,
  done: { title: 'Usunięto', description: 'Tego nie da się już przywrócić.' },
  deleteFailed: {
    title: 'Nie usunięto',
    description: 'Nie udało się tego usunąć. Można spróbować jeszcze raz.',
  },
})
