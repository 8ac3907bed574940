import type { faults as en } from '../../en/server/faults.ts'
import { sentences } from '../grammar.ts'

export const faults = sentences<typeof en>({
  missing: {
    what: 'Die Originaldatei fehlt',
    todo: 'Kopieren Sie die Datei aus einer Sicherung zurück, die sie noch enthält.',
  },
  changed: {
    what: 'Die Originaldatei ist nicht mehr so, wie sie gesendet wurde: Der Datenträger hat sie verändert oder abgeschnitten',
    todo: 'Kopieren Sie die Datei aus einer Sicherung zurück, die sie noch enthält, und prüfen Sie den Zustand des Datenträgers.',
  },
  unreadable: {
    what: 'Die Originaldatei lässt sich nicht vom Datenträger lesen',
    todo: 'Kopieren Sie die Datei aus einer Sicherung zurück, die sie noch enthält, und ersetzen Sie den Datenträger bald.',
  },
  pictures: {
    what: 'Die Bilder, die Besucher sehen, fehlen und lassen sich aus dem Original nicht wiederherstellen',
    todo: 'Laden Sie das Original herunter, prüfen Sie, ob es sich öffnen lässt, und laden Sie es noch einmal hoch.',
  },
  unknown: {
    what: 'In der Datenbank gehört nichts zu dieser Datei',
    todo: 'Wurde eine ältere Datenbank wiederhergestellt? Stellen Sie die wieder her, die zu den Dateien gehört. Wenn Sie wissen, dass die Datei nicht gebraucht wird, entfernen Sie ihren Ordner.',
  },
})
