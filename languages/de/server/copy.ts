import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  readMe: 'LIESMICH.txt',
  stopped: 'Die Kopie wurde angehalten.',
  changed:
    'Während die Kopie entstand, wurde etwas ausgeblendet oder gelöscht. Bitte erstellen Sie sie noch einmal.',
  otherFiles: (folder) =>
    `In ${folder} liegen andere Dateien. Wählen Sie einen leeren Ordner oder einen mit einer früheren Kopie.`,
  incomplete:
    'Diese Kopie ist nicht vollständig. Erstellen Sie sie noch einmal im selben Ordner: Die Dateien, die schon da sind, werden verwendet.',
  lostFile: (title) => `Konnte nicht gelesen werden und ist nicht in der Kopie: ${title}`,
  notPlayable: (title) => `Lässt sich nicht abspielen und ist deshalb nicht in der Kopie: ${title}`,
  aboutBook: (remark) => `Das Buch: ${remark}`,
  pictures: {
    service: (title) => `Bild zu „${title}“`,
    obituary: 'Bild zum Nachruf',
    portrait: 'Porträt',
  },
})
