import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  readMe: 'CZYTAJ TO.txt',
  stopped: 'Tworzenie kopii zostało przerwane.',
  changed: 'Gdy powstawała kopia, coś zostało ukryte lub usunięte. Trzeba utworzyć ją jeszcze raz.',
  otherFiles: (folder) =>
    `W folderze ${folder} są inne pliki. Trzeba wybrać pusty folder albo taki, w którym jest wcześniejsza kopia.`,
  incomplete:
    'Ta kopia jest niepełna. Trzeba utworzyć ją jeszcze raz w tym samym folderze: pliki, które już tu są, zostaną użyte.',
  lostFile: (title) => `Nie udało się odczytać i nie ma tego w kopii: ${title}`,
  notPlayable: (title) => `Nie da się odtworzyć, więc nie ma tego w kopii: ${title}`,
  aboutBook: (remark) => `Książka: ${remark}`,
  pictures: {
    service: (title) => `Zdjęcie przy uroczystości „${title}”`,
    obituary: 'Zdjęcie przy historii życia',
    portrait: 'Portret',
  },
})
