import type { texts as en } from '../../en/dashboard/adjust.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Popraw zdjęcie',
  rotateLeft: 'Obróć w lewo',
  rotateRight: 'Obróć w prawo',
  crop: 'Przytnij',
  focalPoint: 'Najważniejsze miejsce',
  restore: 'Przywróć',
  straighten: 'Wyprostuj',
  degrees: (degrees) => `${formatNumber(degrees)}°`,
  hint: 'Oryginał się nie zmienia. „Przywróć” pokaże go znów tak, jak został wysłany.',
  hints: {
    crop: 'Ramkę i jej rogi można przeciągać albo przesuwać klawiszami strzałek.',
    focus:
      'Kółko powinno być na tym, co ma być zawsze widoczne, na przykład na twarzy. Można je przeciągnąć albo przesunąć klawiszami strzałek.',
  },
  moveCrop: 'Przesuń ramkę',
  corners: {
    topLeft: 'Lewy górny róg',
    topRight: 'Prawy górny róg',
    bottomLeft: 'Lewy dolny róg',
    bottomRight: 'Prawy dolny róg',
  },
  moveFocalPoint: 'Przesuń najważniejsze miejsce',
  updateFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić zdjęcia.' },
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  saved: { title: 'Zmiany zapisane', description: 'Goście widzą zdjęcie w tej postaci.' },
})
