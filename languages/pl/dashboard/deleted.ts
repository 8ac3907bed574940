import type { texts as en } from '../../en/dashboard/deleted.ts'
import { count, countPhotographs, countSongs, countVideos, formatNumber, sentences } from '../grammar.ts'

const countKind = {
  image: countPhotographs,
  video: countVideos,
  media: (number: number) =>
    count(number, '# zdjęcie lub nagranie', '# zdjęcia i nagrania', '# zdjęć i nagrań'),
  music: countSongs,
  services: (number: number) => count(number, '# uroczystość', '# uroczystości', '# uroczystości'),
  obituary: (number: number) => count(number, '# nekrolog', '# nekrologi', '# nekrologów'),
  memories: (number: number) => count(number, '# wspomnienie', '# wspomnienia', '# wspomnień'),
}

export const texts = sentences<typeof en>({
  title: 'Usunięte',
  purpose:
    'To, co usunięto, zostaje tu przez 30 dni i nikt inny tego nie widzi. Potem znika na zawsze, razem z plikami.',
  purposeOff:
    'Odtąd to, co usunięto, znika na zawsze od razu. To, co jest na tej liście, zostaje do końca swoich 30 dni.',
  loading: 'Wczytywanie listy…',
  failed: 'Nie udało się teraz wczytać listy.',
  none: 'Nic tu nie ma. To, co zostanie usunięte, można przez 30 dni przywrócić z tej listy.',
  noneOff: 'Nic tu nie ma. To, co zostanie usunięte, od razu znika na zawsze.',
  kinds: {
    image: 'Zdjęcie',
    video: 'Nagranie',
    media: 'Zdjęcie lub nagranie',
    music: 'Utwór',
    services: 'Uroczystość',
    obituary: 'Nekrolog',
    memories: 'Wspomnienie',
  },
  count: (kind, number) => `Usunięte: ${countKind[kind](number)}.`,
  toList: () => 'Przywróć lub usuń na zawsze',
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (number) => count(number, 'z # zdjęciem', 'z # zdjęciami', 'z # zdjęciami'),
  deleted: (time, keeper) => (keeper ? `Usunięto: ${time} (${keeper})` : `Usunięto: ${time}`),
  gone: (day) => `Zniknie na zawsze: ${day}`,
  putBack: 'Przywróć',
  hintForMouse: 'Z klawiszem Shift wybiera się wszystko pomiędzy.',
  putBackChosen: (number) => `Przywróć ${formatNumber(number)}`,
  putBackAll: 'Przywróć wszystko',
  putBackAllQuestion: (number) => ({
    title: number === 1 ? 'Przywrócić?' : `Przywrócić wszystko (${formatNumber(number)})?`,
    description: 'Wszystko wróci na swoje miejsce, a odwiedzający zobaczą to jak przedtem.',
    confirm: 'Przywróć wszystko',
  }),
  deleteForGood: 'Usuń na zawsze',
  quoted: (name) => `„${name}”`,
  done: { title: 'Usunięto', description: 'Zniknęło na zawsze.' },
  deleteFailed: {
    title: 'Nie udało się usunąć',
    description: 'Nie udało się tego usunąć. Proszę spróbować ponownie.',
  },
})
